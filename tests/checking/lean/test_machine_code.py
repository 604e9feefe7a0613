"""How Lean is run: its machine code is kept, sealed; calls that may throw do what lean.js does."""

from __future__ import annotations

import base64
import json
import subprocess
from collections.abc import Sequence
from pathlib import Path

import pytest

from redverify.checking.lean import embedded, install, machine_code
from redverify.checking.lean.seal import config_home

pytestmark = pytest.mark.ring("quick")

FOLDER = Path(embedded.__file__).parent

INSTALLED = install.folder() / "lean.js"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    return tmp_path


def left(new: bytes | None, identity: str = "abcdefghij") -> tuple[bytes | None, bool]:
    """What a run is given, and whether its code is wanted; it leaves ``new`` behind."""
    with machine_code.lent(identity) as folder:
        kept = folder / "kept"
        found = kept.read_bytes() if kept.exists() else None
        wanted = (folder / "wanted").exists()
        if new is not None:
            (folder / "new").write_bytes(new)
    assert not folder.exists()
    return found, wanted


def test_the_next_run_is_given_what_a_run_left() -> None:
    assert left(b"one") == (None, True)
    assert left(b"two") == (b"one", True)
    assert left(None) == (b"two", True)
    assert left(None) == (b"two", True)


def test_another_lean_is_not_given_it() -> None:
    left(b"one")
    assert left(None, "abcdefgh and another one") == (None, True)


def test_after_some_runs_nothing_more_is_wanted() -> None:
    for _ in range(machine_code.RUNS):
        assert left(b"code")[1]
    assert left(None) == (b"code", False)


def test_code_that_was_changed_is_not_used(home: Path) -> None:
    left(b"good code")
    (file,) = (home / "cache" / "redverify" / "lean").glob("code-*")
    file.write_bytes(file.read_bytes().replace(b"good", b"evil"))
    assert left(None) == (None, True)


def test_code_that_another_user_sealed_is_not_used() -> None:
    left(b"code")
    (config_home() / "seal.key").write_bytes(bytes(32))
    assert left(None) == (None, True)


def test_a_run_afresh_has_none_and_leaves_none() -> None:
    left(b"code")
    with machine_code.lent("abcdefghij", afresh=True) as folder:
        assert list(folder.iterdir()) == []


def test_a_run_that_fails_leaves_nothing() -> None:
    with pytest.raises(RuntimeError), machine_code.lent("abcdefghij") as folder:
        (folder / "new").write_bytes(b"half")
        raise RuntimeError
    assert left(None) == (None, True)


# ---------------------------------------------------------------- in Node

INT = 0x7F


def number(n: int) -> bytes:
    return bytes([n]) if n < 128 else bytes([(n & 127) | 128]) + number(n >> 7)


def items(parts: Sequence[bytes]) -> bytes:
    return number(len(parts)) + b"".join(parts)


def sized(data: bytes) -> bytes:
    return number(len(data)) + data


def word(text: str) -> bytes:
    return sized(text.encode())


def section(id_: int, parts: Sequence[bytes]) -> bytes:
    return bytes([id_]) + sized(items(parts))


def kind(parameters: int, results: int) -> bytes:
    return bytes([0x60]) + items([b"\x7f"] * parameters) + items([b"\x7f"] * results)


#: A program like Lean's: its table holds nothing at 0; at 1 a function that adds one; at 2 a function of
#: JavaScript that throws; at 3 one of another type than it is called with, without an argument. It has a
#: place for where the stack ends and one for whether something was thrown.
PROGRAM = (
    b"\0asm\1\0\0\0"
    + section(1, [kind(2, 1), kind(1, 1), kind(0, 1), kind(2, 0), kind(1, 0)])
    + section(
        2,
        [
            word("env") + word("invoke_ii") + bytes([0, 0]),
            word("env") + word("throws") + bytes([0, 1]),
            word("env") + word("invoke_vi") + bytes([0, 3]),
        ],
    )
    + section(3, [bytes([n]) for n in (1, 2, 0, 3, 2, 4, 3)])
    + section(4, [bytes([0x70, 0, 4])])
    + section(6, [bytes([INT, 1, 0x41, 7, 0x0B]), bytes([INT, 1, 0x41, 0, 0x0B])])
    + section(
        7,
        [
            word("__indirect_function_table") + bytes([1, 0]),
            word("call") + bytes([0, 5]),
            word("calls") + bytes([0, 6]),
            word("emscripten_stack_get_current") + bytes([0, 7]),
            word("_emscripten_stack_restore") + bytes([0, 8]),
            word("setThrew") + bytes([0, 9]),
            word("stack") + bytes([3, 0]),
            word("threw") + bytes([3, 1]),
            word("add") + bytes([0, 3]),
        ],
    )
    + section(9, [bytes([0, 0x41, 1, 0x0B]) + items([b"\3", b"\1", b"\4"])])
    + section(
        10,
        [
            sized(bytes([0, 0x20, 0, 0x41, 1, 0x6A, 0x0B])),  # x + 1
            sized(bytes([0, 0x41, 40, 0x0B])),  # 40
            sized(bytes([0, 0x20, 0, 0x20, 1, 0x10, 0, 0x0B])),  # invoke_ii(index, x)
            sized(bytes([0, 0x20, 0, 0x20, 1, 0x10, 2, 0x0B])),  # invoke_vi(index, x)
            sized(bytes([0, 0x23, 0, 0x0B])),
            sized(bytes([0, 0x20, 0, 0x24, 0, 0x0B])),
            sized(bytes([0, 0x20, 0, 0x24, 1, 0x0B])),
        ],
    )
)

SCRIPT = """
const [file, program, fast] = process.argv.slice(-3);
if (fast === "fast") require(file).install();
let main, slow = 0;
const invoke = (index, x) => {  // as in lean.js
  slow += 1;
  const stack = main.exports.emscripten_stack_get_current();
  try {
    return main.exports.__indirect_function_table.get(index)(x);
  } catch (e) {
    main.exports._emscripten_stack_restore(stack);
    if (e !== e + 0) throw e;
    main.exports.setThrew(1, 0);
  }
};
const throws = (x) => {
  main.exports.stack.value = 3;
  if (x === 5) throw new Error("of JavaScript");
  throw x;
};
const env = { invoke_ii: invoke, invoke_vi: invoke, throws };
main = new WebAssembly.Instance(new WebAssembly.Module(Buffer.from(program, "base64")), { env });
const said = [];
const tried = (name, ...given) => {
  main.exports.stack.value = 7;
  main.exports.threw.value = 0;
  let result;
  try { result = main.exports[name](...given); } catch (e) { result = e.constructor.name; }
  said.push([result ?? null, main.exports.stack.value, main.exports.threw.value]);
};
tried("call", 1, 5); tried("call", 2, 16); tried("call", 2, 0); tried("call", 2, 5); tried("call", 3, 5);
tried("calls", 2, 16);
const before = slow;
main.exports.__indirect_function_table.grow(1);
main.exports.__indirect_function_table.set(4, main.exports.add);
tried("call", 4, 8); tried("call", 4, 8);
console.log(JSON.stringify({ said, before, after: slow }));
"""


def ran(fast: str) -> dict[str, object]:
    command = [str(embedded.node()), "-e", SCRIPT, "--", str(FOLDER / "exceptions.js")]
    program = base64.b64encode(PROGRAM).decode()
    ended = subprocess.run([*command, program, fast], capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stderr
    found: dict[str, object] = json.loads(ended.stdout)
    return found


def test_calls_that_may_throw() -> None:
    found = ran("fast")
    assert found["said"] == [
        [6, 7, 0],
        [0, 7, 1],  # an exception of C++: nothing is given back, the stack is as before, and it is noted
        [0, 7, 1],
        ["Error", 7, 0],  # an error of JavaScript goes on
        [40, 7, 0],
        [None, 7, 1],
        [9, 7, 0],
        [9, 7, 0],
    ]
    assert found["before"] == 2, "only what has another type is called by way of JavaScript"
    assert found["after"] == 3, "what is new in the table is found"


def test_they_do_what_the_loader_does() -> None:
    assert ran("fast")["said"] == ran("slow")["said"]


def test_kept_code_is_taken_again(tmp_path: Path) -> None:
    script = """
    const kept = require(process.argv.at(-3)), bytes = Buffer.from(process.argv.at(-2), "base64");
    const module = kept.compiled(bytes, process.argv.at(-1));
    const env = { invoke_ii() {}, invoke_vi() {}, throws() {} };
    const { add } = new WebAssembly.Instance(module, { env }).exports;
    for (let n = 0; n < 10000; n++) add(n);
    setTimeout(() => { kept.keep(module, process.argv.at(-1)); console.log(add(1)); }, 300);
    """
    program = base64.b64encode(PROGRAM).decode()
    command = [str(embedded.node()), "--wasm-tiering-budget=100", "-e", script, "--"]
    command += [str(FOLDER / "kept_code.js"), program, str(tmp_path)]
    (tmp_path / "wanted").touch()
    for content in (None, "what was written", b"", b"\0" * 100, b"nonsense"):
        if isinstance(content, str):
            (tmp_path / "new").replace(tmp_path / "kept")
        elif content is not None:
            (tmp_path / "kept").write_bytes(content)
        ended = subprocess.run(command, capture_output=True, text=True, check=False)
        assert (ended.stdout, ended.returncode) == ("2\n", 0), ended.stderr
        assert (tmp_path / "new").stat().st_size > 0


def faster(text: str) -> str:
    script = "console.log(require(process.argv[1]).faster(require('fs').readFileSync(0, 'utf8')))"
    command = [str(embedded.node()), "-e", script, "--", str(FOLDER / "loader.js")]
    ended = subprocess.run(command, input=text, capture_output=True, text=True, check=True)
    return ended.stdout.removesuffix("\n")


#: As in lean.js: what gives the exports to other libraries, and what looks symbols up.
LOADER = """
var wasmImports={own(){return 1},stub:Object.assign(()=>2,{stub:true})};
var GOT={},table=[null],HEAPU32=new Uint32Array(9);
var isSymbolDefined=name=>wasmImports[name]&&!wasmImports[name].stub,isInternalSym=name=>name=="internal";
var growMemViews=()=>{},UTF8ToString=text=>text,dlSetError=text=>said.push(text),said=[];
var getFunctionAddress=f=>Math.max(table.indexOf(f),0);
var addFunction=f=>getFunctionAddress(f)||table.push(f)-1;
var updateGOT=(exports,replace)=>{for(var symName in exports){if(isInternalSym(symName)){continue}\
var value=exports[symName];if(typeof value=="function"){addFunction(value)}}};
var mergeLibSymbols=(exports,libName)=>{for(var[sym,exp]of Object.entries(exports)){\
const setImport=target=>{if(!isSymbolDefined(target)){wasmImports[target]=exp}};setImport(sym);\
if(sym=="main"){setImport("__main_argc_argv")}}};
var __dlsym_js=(handle,symbol,symbolIndex)=>{symbol=UTF8ToString(symbol);var result;var newSymIndex;\
var lib={exports:wasmImports,name:"main"};if(!lib.symbolIndices){lib.symbolIndices=new Map();\
Object.keys(lib.exports).forEach((name,index)=>lib.symbolIndices.set(name,index))}\
newSymIndex=lib.symbolIndices.has(symbol)?lib.symbolIndices.get(symbol):-1;\
if(newSymIndex==-1||lib.exports[symbol].stub){dlSetError(`no ${symbol}`);return 0}result=lib.exports[symbol];\
if(typeof result=="function"){var addr=getFunctionAddress(result);if(addr){result=addr}else{\
result=addFunction(result,result.sig);(growMemViews(),HEAPU32)[symbolIndex>>2]=newSymIndex}}return result};
"""

USE = """
const some = { __proto__: null, z() {}, main() {}, stub() {}, own() {}, internal() {}, number: 5 };
mergeLibSymbols(Object.freeze(some), "main"); updateGOT(some);
mergeLibSymbols({ other() {} }, "other"); updateGOT({ more() {} });
const asked = ["z", "own", "main", "other", "number", "missing", "toString"];
const found = asked.map((name) => __dlsym_js(0, name, 4));
const names = table.map((f) => [f && f.name, Object.values(some).includes(f)]);
console.log(JSON.stringify([Object.keys(wasmImports), names, found, said, HEAPU32[1]]));
"""


def test_the_faster_loader_does_the_same() -> None:
    changed = faster(LOADER)
    assert "symbolIndices" not in changed
    assert "Object.entries" not in changed
    before, after = (
        subprocess.run(
            [str(embedded.node()), "-e", text + USE], capture_output=True, text=True, check=True
        ).stdout
        for text in (LOADER, changed)
    )
    assert before == after
    assert json.loads(before)[3] == ["no missing", "no toString"]


def test_another_loader_is_left_as_it_is() -> None:
    assert faster("var mergeLibSymbols;") == "var mergeLibSymbols;"
    half = LOADER.replace("updateGOT=", "update=")
    assert "Object.entries" in faster(half)
    assert "namesOf" not in faster(half)
    assert faster(LOADER + LOADER) == LOADER + LOADER


@pytest.mark.skipif(not INSTALLED.is_file(), reason="the embedded Lean is not installed")
def test_all_of_it_is_found_in_the_installed_loader() -> None:
    changed = faster(INSTALLED.read_text("ascii"))
    assert changed.count("namesOf(exports)") == 2
    assert "symbolIndices" not in changed
