"""The changes to ``lean.js``, the loader of the embedded checker: less time and less memory.

The loader is Emscripten's. It is made for programs that load further libraries while they run,
which Lean does not, and it is loaded once more by each thread. Nothing that Lean computes
depends on what is changed here.
"""

from __future__ import annotations

import re

from redverify.checking.lean.errors import CheckerUnavailable

#: A symbol is looked up in a map, not in a list of 201,110 names: 88 of the 98 s of a small check.
_LOOKUP = (
    "newSymIndex=Object.keys(lib.exports).indexOf(symbol);",
    "if(!lib.symbolIndices){lib.symbolIndices=new Map();"
    "Object.keys(lib.exports).forEach((name,index)=>lib.symbolIndices.set(name,index))}"
    "newSymIndex=lib.symbolIndices.has(symbol)?lib.symbolIndices.get(symbol):-1;",
)

#: One thread is started at first, more on demand: 5 s and 1.9 GB.
_POOL = ("var pthreadPoolSize=4;", "var pthreadPoolSize=1;")

#: No entries of the global offset table for symbols that nobody imports: 200 MB a thread.
_OFFSETS = (
    "else{continue}GOT[symName]??=",
    "else{continue}if(!replace&&!(symName in GOT)){continue}GOT[symName]??=",
)

_ASSIGN = "function assignWasmExports(wasmExports){"
_ASSIGNMENT = re.compile(r'([\w$]+)=Module\["([\w$]+)"\]=wasmExports\["([\w$]+)"\](?:\.value)?')
_WORD = re.compile(r"[\w$]+")


def lightened(source: bytes) -> bytes:
    """``lean.js`` with the changes. Raises :class:`.CheckerUnavailable` if it is another one."""
    text = source.decode("ascii")
    for old, new in (_LOOKUP, _POOL, _OFFSETS):
        if text.count(old) != 1:
            raise unknown()
        text = text.replace(old, new)
    return _without_unused(text).encode("ascii")


def _without_unused(text: str) -> str:
    """Without the JavaScript variables of exported functions that no JavaScript uses.

    They are ``var a,b,...;function assignWasmExports(wasmExports){a=Module["a"]=wasmExports["b"];...}``,
    88.8 of 89.5 MB, which each thread would parse and run. Whoever looks a symbol up by name uses
    ``wasmImports``, which is made otherwise.
    """
    function = text.find(_ASSIGN)
    start = text.rfind(";var ", 0, function) + len(";var ")
    end = text.find("}", function)
    if not len(";var ") < start < function < end or text.count(_ASSIGN) != 1:
        raise unknown()
    names = text[start:function].removesuffix(";").split(",")
    if not all(map(_WORD.fullmatch, names)):
        raise unknown()
    statements = text[function + len(_ASSIGN) : end].split(";")
    used = set(_WORD.findall(text[:start])) | set(_WORD.findall(text[end:]))

    def needed(statement: str) -> bool:
        match = _ASSIGNMENT.fullmatch(statement)
        return match is None or match[1] in used

    return "".join(
        (
            text[:start],
            ",".join(name for name in names if name in used),
            ";",
            _ASSIGN,
            ";".join(filter(needed, statements)),
            text[end:],
        )
    )


def unknown() -> CheckerUnavailable:
    """The complaint about a loader that is not the one the changes are made for."""
    return CheckerUnavailable("lean.js is not the one that is known")
