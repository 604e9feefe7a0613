// Calls inside of Lean that may end in a C++ exception, without JavaScript in between.
//
// C++ calls a function that may throw by way of an import `invoke_SIGNATURE(index, arguments...)`. In lean.js
// this is a function of JavaScript: a call to JavaScript and one back for each. Lean's kernel makes hundreds
// of millions of them. Here is a small module of WebAssembly that does the same: it notes where the stack
// ends, calls the function at the index of the table, and where a JavaScript value is thrown (lean.js throws
// C++ exceptions as numbers), it calls `caught`, which does what lean.js does then. Where the function at the
// index is of another type than the signature says, or where the table has grown since, lean.js's own
// function is called.
"use strict";

const CODES = { i: 0x7f, j: 0x7e, f: 0x7d, d: 0x7c }; // types by their letters in signatures
const ZEROS = { i: [0x41, 0], j: [0x42, 0], f: [0x43, 0, 0, 0, 0], d: [0x44, 0, 0, 0, 0, 0, 0, 0, 0] };
const EXTERN = 0x6f; // a value of JavaScript
const FUNCTION = 0x70; // a function of a table
const HEADER = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0];

const number = (n) => (n < 128 ? [n] : [(n & 127) | 128, ...number(n >>> 7)]);
const heap = (n) => (n < 64 ? [n] : [(n & 127) | 128, ...heap(n >>> 7)]); // signed
const list = (items) => [...number(items.length), ...items.flat()];
const sized = (bytes) => [...number(bytes.length), ...bytes];
const text = (words) => sized([...Buffer.from(words)]);
const section = (id, items) => [id, ...sized(list(items))];
const local = (position) => [0x20, ...number(position)];
const set = (position) => [0x21, ...number(position)];

const type = (parameters, results) => [0x60, ...list(parameters.map((c) => [c])), ...list(results.map((c) => [c]))];

/** The body of `invoke_SIGNATURE`; `own` is lean.js's function, `callee` the type of what is called. */
function body(signature, own, callee) {
  const given = [...signature].map((_, position) => local(position)).flat(); // the index and the arguments
  const passed = [...signature.slice(1)].map((_, position) => local(position + 1)).flat();
  const result = signature[0] === "v" ? [] : ZEROS[signature[0]];
  const [stack, error, called] = [0, 1, 2].map((position) => signature.length + position);
  const slowly = [0x04, 0x40, ...given, 0x10, ...number(own), 0x0f, 0x0b]; // if: return own(...given)
  return sized([
    ...list([[1, CODES.i], [1, EXTERN], [1, FUNCTION]]), // the locals: stack, error, called
    ...local(0), 0xfc, 16, 0, 0x4f, ...slowly, // index >= table.size
    ...local(0), 0x25, 0, ...set(called), ...local(called), 0xfb, 0x14, ...heap(callee), 0x45, ...slowly, // ref.test
    0x41, 0, 0x11, 2, 1, ...set(stack), // stack = (where the stack ends)()
    0x06, signature[0] === "v" ? 0x40 : CODES[signature[0]], // try
    ...passed, ...local(called), 0xfb, 0x16, ...heap(callee), 0x14, ...number(callee), // call_ref
    0x07, 0, ...set(error), ...local(stack), ...local(error), 0x10, 0, ...result, // catch: caught(stack, error)
    0x0b, 0x0b,
  ]);
}

/** A module with `invoke_...` of these names, the table of functions, and a table for the stack's function. */
function module(names) {
  const signatures = names.map((name) => name.slice("invoke_".length));
  const parameters = (signature) => [...signature.slice(1)].map((c) => CODES[c]);
  const results = (signature) => (signature[0] === "v" ? [] : [CODES[signature[0]]]);
  const first = 3 + names.length; // the types of what is called
  return new Uint8Array([
    ...HEADER,
    ...section(1, [
      type([EXTERN], []),
      type([CODES.i, EXTERN], []),
      type([], [CODES.i]),
      ...signatures.map((s) => type([CODES.i, ...parameters(s)], results(s))),
      ...signatures.map((s) => type(parameters(s), results(s))),
    ]),
    ...section(2, [
      [...text("env"), ...text("thrown"), 4, 0, 0],
      [...text("env"), ...text("caught"), 0, 1],
      ...names.map((name, position) => [...text("env"), ...text(name), 0, ...number(3 + position)]),
    ]),
    ...section(3, names.map((_, position) => number(3 + position))),
    ...section(4, [[FUNCTION, 0, 1], [FUNCTION, 0, 1]]),
    ...section(7, [
      [...text("functions"), 1, 0],
      [...text("stack"), 1, 1],
      ...names.map((name, position) => [...text(name), 0, ...number(1 + names.length + position)]),
    ]),
    ...section(10, signatures.map((s, position) => body(s, 1 + position, first + position))),
  ]);
}

/** A module whose function `copy` copies one table to another one. */
const COPY = new Uint8Array([
  ...HEADER,
  ...section(1, [type([], [])]),
  ...section(2, ["to", "from"].map((name) => [...text("table"), ...text(name), 1, FUNCTION, 0, 0])),
  ...section(3, [[0]]),
  ...section(7, [[...text("copy"), 0, 0]]),
  ...section(10, [sized([0, 0x41, 0, 0x41, 0, 0xfc, 16, 1, 0xfc, 14, 0, 1, 0x0b])]),
]);

const Plain = WebAssembly.Instance;

/** The module for these names; undefined where Node does not know what it needs. */
function understood(names) {
  if (!WebAssembly.JSTag || names.length === 0) return undefined;
  try {
    return new WebAssembly.Module(module(names));
  } catch (error) {
    if (error instanceof WebAssembly.CompileError) return undefined;
    throw error;
  }
}

/** An instance of a module that imports `invoke_...`, with those of a module for these names. */
function instance(program, imports, names, calls) {
  const { env } = imports;
  let main;
  let copy;
  const copied = () => {
    const missing = main.exports.__indirect_function_table.length - helper.functions.length;
    if (missing > 0) {
      helper.functions.grow(missing);
      copy();
    }
  };
  const caught = (stack, error) => {
    main.exports._emscripten_stack_restore(stack);
    if (error !== error + 0) throw error;
    main.exports.setThrew(1, 0);
  };
  const own = names.map((name) => [
    name,
    (...given) => {
      copied();
      return env[name](...given);
    },
  ]);
  const known = { ...Object.fromEntries(own), caught, thrown: WebAssembly.JSTag };
  const helper = new Plain(calls, { env: known }).exports;
  const fast = Object.fromEntries(names.map((name) => [name, helper[name]]));
  main = new Plain(program, { ...imports, env: { ...env, ...fast } });
  helper.stack.set(0, main.exports.emscripten_stack_get_current);
  const table = { to: helper.functions, from: main.exports.__indirect_function_table };
  copy = new Plain(new WebAssembly.Module(COPY), { table }).exports.copy;
  copied();
  return main;
}

/** From now on, modules that import `invoke_...` get those of this file, if Node knows what these need. */
exports.install = () => {
  WebAssembly.Instance = function (program, imports) {
    const names = Object.keys(imports?.env ?? {}).filter((name) => /^invoke_[vijfd][ijfd]*$/.test(name));
    const calls = understood(names);
    return calls ? instance(program, imports, names, calls) : new Plain(program, imports);
  };
};
