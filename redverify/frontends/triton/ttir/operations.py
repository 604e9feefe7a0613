"""The operations of TTIR that are read, and the words for what its generic form says by numbers."""

from __future__ import annotations

#: Functions of one float.
_MATH = "exp exp2 log log2 log1p sqrt rsqrt sin cos tanh erf absf floor ceil"

#: Names of operations by dialect.
_NAMES = {
    "arith": """addf addi andi bitcast cmpf cmpi constant divf divsi divui extf extsi extui fptosi fptoui
        maximumf maxnumf maxsi maxui minimumf minnumf minsi minui mulf muli negf ori remf remsi remui select
        shli shrsi shrui sitofp subf subi trunci truncf uitofp xori""",
    "cf": "br cond_br",
    "llvm": "intr.assume",
    "math": f"{_MATH} absi fma",
    "scf": "condition for if while yield",
    "tt": """addptr assert atomic_rmw bitcast broadcast clampf dot expand_dims extern_elementwise fp_to_fp
        get_num_programs get_program_id load make_range precise_divf precise_sqrt reduce reduce.return reshape
        return scan scan.return splat store trans unsplat""",
    "ttg": "barrier",
}

#: The operations that are read; all others are refused.
OPERATIONS = frozenset(f"{dialect}.{name}" for dialect, names in _NAMES.items() for name in names.split())

#: Functions of one float, by operation.
FUNCTIONS = {f"math.{name}": name for name in _MATH.split()}

#: What functions of CUDA's library are.
LIBRARY = {
    f"__nv_{name.replace('absf', 'fabs')}{suffix}": f"math.{name}"
    for name in (*_MATH.split(), "fma")
    for suffix in ("", "f")
}

#: Operations that change the shape of a block, or the order of its axes.
SHAPING = ("tt.splat", "tt.broadcast", "tt.expand_dims", "tt.trans", "tt.reshape", "tt.unsplat")

#: What a user says of an index or a pointer for the compiler's use, without a meaning of its own.
HINTS = frozenset(("tt.divisibility", "tt.contiguity", "tt.constancy"))

_WORDS = {
    ("arith.cmpi", "predicate"): "eq ne slt sle sgt sge ult ule ugt uge",
    ("arith.cmpf", "predicate"): "false oeq ogt oge olt ole one ord ueq ugt uge ult ule une uno true",
    ("tt.atomic_rmw", "atomic_rmw_op"): "? and or xor add fadd max min umax umin exch",
    ("tt.atomic_rmw", "scope"): "? gpu cta sys",
    ("tt.dot", "inputPrecision"): "tf32 tf32x3 ieee bf16x3 bf16x6",
    ("tt.fp_to_fp", "rounding"): "rtz rtne",
}

#: The words of attributes that are numbers, by operation and attribute; the first word is that of 0.
WORDS = {attribute: words.split() for attribute, words in _WORDS.items()}

#: Properties that have one value, without which an operation is another one than what is read.
ONLY = {
    "overflowFlags": "#arith.overflow<none>",
    "fastmath": "#arith.fastmath<none>",
    "propagateNan": 0,
    "addrSpace": 31,
}

_OTHERS = """allow_reorder axis cachePolicy efficient_layout end isVolatile libname libpath maxNumImpreciseAcc
    message op_bundle_sizes operandSegmentSizes order pure reverse sem start symbol value"""

#: The properties that operations may have.
PROPERTIES = {*ONLY, *(name for _, name in WORDS), *_OTHERS.split()}
