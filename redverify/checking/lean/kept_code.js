// The machine code that V8 made of Lean's functions, kept for the next run; see code.py.
//
// V8 compiles each function when it is first called, and again, better, when it is called often. What it has
// compiled well it can write down, by functions of its own that only Node 24 is known to have.
"use strict";
const fs = require("fs");
const path = require("path");
const v8 = require("v8");

/** A function of V8 by its name; undefined where this is another Node. */
function native(name, count) {
  if (!process.versions.node.startsWith("24.")) return undefined;
  const parameters = ["a", "b"].slice(0, count).join(", ");
  v8.setFlagsFromString("--allow-natives-syntax");
  try {
    return new Function(parameters, `return %${name}(${parameters})`);
  } catch {
    return undefined;
  } finally {
    v8.setFlagsFromString("--no-allow-natives-syntax");
  }
}

/** The module in `bytes`, with the code in the file `kept` of a folder, if V8 takes it. */
exports.compiled = (bytes, folder) => {
  const file = path.join(folder, "kept");
  const restore = fs.existsSync(file) ? native("DeserializeWasmModule", 2) : undefined;
  const kept = restore && new Uint8Array(fs.readFileSync(file)).buffer;
  return restore?.(kept, bytes) ?? new WebAssembly.Module(bytes);
};

/** Writes what V8 has compiled to the file `new` of a folder that asks for it. */
exports.keep = (module, folder) => {
  const serialize = fs.existsSync(path.join(folder, "wanted")) ? native("SerializeWasmModule", 1) : undefined;
  if (!serialize) return;
  fs.writeFileSync(path.join(folder, "new.part"), new Uint8Array(serialize(module)));
  fs.renameSync(path.join(folder, "new.part"), path.join(folder, "new"));
};
