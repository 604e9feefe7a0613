"""What the theorem of a certificate rests on, found in the compiled modules themselves.

The audit starts from the theorem and follows every constant that types and values mention. It uses
nothing that Lean says about itself in messages: the modules that this check compiled are read.

Lean's library is taken as its release made it. Its theorems have no proofs in the public parts, nor have
definitions that are not to be unfolded values. Such a declaration that a theorem rests on is *given*. The
audit lists them. None of them can come from elsewhere: a given declaration has to stand in a file of
Lean's library, and the embedded Lean's files are pinned by their SHA-256 (``TREE`` in
``redverify/checking/lean/install.py`` is that of the list). A list of names would be weaker, for a
name says nothing of a statement, and it would refuse a proof that needs a lemma no proof needed before.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from redverify.checking.kernel.audited import Audited
from redverify.checking.kernel.declarations import Sketch
from redverify.checking.kernel.errors import Refused
from redverify.checking.kernel.modules import Module, Modules
from redverify.checking.kernel.terms import Declaration, Name, name_of, shown

#: The axioms of Lean's library that a certificate may use.
AXIOMS = frozenset({("propext",), ("Classical", "choice"), ("Quot", "sound")})

#: What a theorem may rest on in no module: proofs left out, and trust in Lean's compiler.
NEVER = frozenset(
    name_of(text) for text in ("sorryAx", "Lean.ofReduceBool", "Lean.ofReduceNat", "Lean.trustCompiler")
)

#: What the module of a certificate imports.
IMPORTS = frozenset({("Init",), ("Redverify", "Rules")})

#: What it imports besides if it says what the program's text is.
_READING: Name = ("Redverify", "Reading")

#: What the module of a certificate may declare. Inductive types are not among it.
_DECLARED = frozenset({"definition", "theorem"})

#: Extensions of Lean by which a module gives a constant another meaning when it runs, or runs code
#: in whatever imports it. None of our modules has an entry in one of them.
_RUNNING = frozenset(
    name_of(text)
    for text in (
        "Lean.externAttr", "Lean.Compiler.implementedByAttr", "Lean.Compiler.CSimp.ext",
        "Lean.exportAttr", "Lean.regularInitAttr", "Lean.builtinInitAttr",
        "Lean.attributeExtension", "Lean.Parser.parserExtension", "Lean.Elab.macroAttribute",
        "Lean.Elab.Term.termElabAttribute", "Lean.Elab.Tactic.tacticElabAttribute",
        "Lean.Elab.Command.commandElabAttribute", "Lean.Elab.Do.doElemElabAttribute",
        "Lean.Elab.Tactic.Grind.grindTacElabAttribute",
        "Lean.Elab.Tactic.Try.tryTacticElabAttribute", "Lean.Meta.Simp.simprocDeclExt",
        "Lean.Meta.Simp.simprocExtension", "Lean.Meta.Simp.simprocSEvalExtension",
        "Lean.Meta.unificationHintExtension", "Lean.PrettyPrinter.Delaborator.delabAttribute",
        "Lean.PrettyPrinter.Delaborator.appUnexpanderAttribute",
        "Lean.Compiler.LCNF.Simp.ConstantFold.folderExt", "Lean.Compiler.LCNF.passManagerExt",
    )
)  # fmt: skip

#: Beginnings of the names that a metaprogram mentions and no proof does, of one part or of two.
_META = frozenset(
    name_of(text)
    for text in (
        "Lean.Syntax", "Lean.TSyntax", "Lean.TSyntaxArray", "Lean.Macro", "Lean.MacroM", "Lean.ParserDescr",
        "Lean.TrailingParserDescr", "Lean.Parser", "Lean.Elab", "Lean.Meta", "Lean.PrettyPrinter",
        "Lean.Environment", "Lean.Expr", "Lean.CoreM", "IO", "EIO", "BaseIO",
    )
)  # fmt: skip

#: At most so many reasons are given.
_REASONS = 5


class Index:
    """The declarations that the module of a certificate sees, by their names.

    Lean's library has a few theorems twice, which Lean made by itself in two modules. Both are looked at.
    """

    def __init__(self, modules: Modules, module: Name) -> None:
        self.own = modules.module(module)
        self._base = modules.index(set(self.own.imports))
        twice = next((name for name in self.own.declares if name in self._base), None)
        if twice is not None:
            raise Refused(f"{shown(module)} declares {shown(twice)} anew")

    def __contains__(self, name: Name) -> bool:
        return name in self.own.declares or name in self._base

    def of(self, name: Name) -> tuple[Module, ...]:
        """The modules that declare a name. Raises :class:`.Refused` if there is none."""
        found = (self.own,) if name in self.own.declares else self._base.get(name)
        if not found:
            raise Refused(f"{shown(name)} is mentioned and not declared")
        return found

    def module(self, name: Name) -> Module:
        """The module whose declaration of a name is taken: one that has its value, if there is one."""
        found = self.of(name)
        return next((m for m in found if m.sketch(name).kind != "axiom"), found[0])

    def declaration(self, name: Name) -> Declaration:
        """The declaration of a name. Raises :class:`.KernelError` if there is none."""
        return self.module(name).declaration(name)


def audit(modules: Modules, module: Name, theorems: Sequence[Name]) -> Audited:
    """What theorems of a certificate's module rest on.

    Raises :class:`.Refused` if it is something that they may not rest on, and :class:`.Damaged` if a
    module cannot be read.
    """
    index = Index(modules, module)
    if not index.own.audited:  # of several certificates in one module, the first one's audit says it
        _raise(_of_module(index.own))
        index.own.audited = True
    for theorem in theorems:
        if theorem not in index.own.declares or index.own.sketch(theorem).kind != "theorem":
            raise Refused(f"{shown(module)} has no theorem {shown(theorem)}")
    found = list(closure(index, theorems))
    _raise(reason for at, sketch in found for reason in _of_constant(at, sketch))
    _raise(reason for at in {at.name: at for at, _ in found if at.ours}.values() for reason in _running(at))
    axioms = {s.name for at, s in found if s.kind == "axiom" and not at.ours and s.name not in at.hidden}
    given = {s.name for at, s in found if s.kind == "axiom" and not at.ours and s.name in at.hidden}
    return Audited(_listed(axioms), _listed(given), len({sketch.name for _, sketch in found}))


def _listed(names: Iterable[Name]) -> tuple[str, ...]:
    return tuple(sorted(map(shown, names)))


def _raise(reasons: Iterable[str]) -> None:
    """Refuse for the reasons, if there are any."""
    found = sorted(set(reasons))
    if found:
        more = f"; and {len(found) - _REASONS} more" if len(found) > _REASONS else ""
        raise Refused("; ".join(found[:_REASONS]) + more)


def closure(index: Index, theorems: Sequence[Name]) -> Iterator[tuple[Module, Sketch]]:
    """The declarations that theorems rest on, themselves among them, with their modules."""
    seen = set(theorems)
    todo = list(theorems)
    while todo:
        name = todo.pop()
        for module in index.of(name):
            sketch = module.sketch(name)
            yield module, sketch
            new = sketch.mentions - seen
            seen |= new
            todo += new


def _of_module(module: Module) -> Iterator[str]:
    """Why a module cannot be that of a certificate."""
    what = shown(module.name)
    for name in (set(module.imports) - {_READING}) ^ IMPORTS:
        yield f"{what} imports {shown(name)}" if name in module.imports else f"{what} lacks {shown(name)}"
    yield from _running(module)
    for name, kind in module.kinds():
        if kind not in _DECLARED:
            article = "an" if kind[0] in "aeiou" else "a"
            yield f"{shown(name)} is {article} {kind}"
            continue
        sketch = module.sketch(name)
        if sketch.unsafe:
            yield f"{shown(name)} is {sketch.unsafe}"
        for mentioned in sketch.mentions:
            if mentioned[:1] in _META or mentioned[:2] in _META:
                yield f"{shown(name)} is a metaprogram: it mentions {shown(mentioned)}"


def _running(module: Module) -> Iterator[str]:
    """Where a module of ours changes what runs."""
    for name in _RUNNING & module.extensions.keys():
        if module.extensions[name]:
            yield f"{shown(module.name)} has an entry in {shown(name)}"


def _of_constant(module: Module, sketch: Sketch) -> Iterator[str]:
    """Why a theorem may not rest on a declaration."""
    name = shown(sketch.name)
    if sketch.name in NEVER:
        yield f"it rests on {name}"
    elif sketch.unsafe:
        yield f"it rests on {name}, which is {sketch.unsafe}"
    elif module.ours:
        if sketch.kind == "axiom":
            yield f"it rests on the axiom {name}"
        elif sketch.kind == "opaque":
            yield f"it rests on {name}, which is opaque"
    elif sketch.kind == "axiom" and sketch.name not in module.hidden and sketch.name not in AXIOMS:
        yield f"it rests on the axiom {name}"
