// Loads lean.js into a thread, with changes to its text that make it start faster.
//
// Each thread goes through Lean's 201,110 exports several times. V8 sorts their names each time, for 0.1 s.
// Which symbols there are, in which order, and where their functions are in the table stays as it was. What is
// not found in the text exactly once is left as it is. See loader.py for the changes that are made on disk.
"use strict";
const fs = require("fs");
const path = require("path");
const vm = require("vm");

const MERGE = "mergeLibSymbols=(exports,libName)=>{for(var[sym,exp]of Object.entries(exports)){";
const UPDATE = "updateGOT=(exports,replace)=>{for(var symName in exports){";
const KNOWN =
  "if(!lib.symbolIndices){lib.symbolIndices=new Map();" +
  "Object.keys(lib.exports).forEach((name,index)=>lib.symbolIndices.set(name,index))}" +
  "newSymIndex=lib.symbolIndices.has(symbol)?lib.symbolIndices.get(symbol):-1;if(newSymIndex==-1||";
const ADD = "result=addFunction(result,result.sig);(growMemViews(),HEAPU32)[symbolIndex>>2]=newSymIndex";

/** Changes that belong together: what is replaced, and by what. */
const CHANGES = [
  [
    // the names are listed once, not twice
    [MERGE, "mergeLibSymbols=(exports,libName)=>{for(var sym of namesOf(exports)){var exp=exports[sym];"],
    [
      UPDATE,
      "namesOf=exports=>{if(namesOf.of!==exports){namesOf.of=exports;namesOf.names=Object.keys(exports)}" +
        "return namesOf.names};var updateGOT=(exports,replace)=>{for(var symName of namesOf(exports)){",
    ],
  ],
  [
    // a symbol's index is looked for when it is used: its function is hardly ever new in the table
    [KNOWN, "if(!Object.hasOwn(lib.exports,symbol)||"],
    [ADD, `newSymIndex=Object.keys(lib.exports).indexOf(symbol);${ADD}`],
  ],
];

/** The text of lean.js with the changes. */
exports.faster = (text) =>
  CHANGES.filter((change) => change.every(([old]) => text.split(old).length === 2))
    .flat()
    .reduce((changed, [old, better]) => changed.replace(old, () => better), text);

/** Runs lean.js of a folder in this thread, for `Module`. */
exports.load = (folder, Module) => {
  const file = path.join(folder, "lean.js");
  const text = exports.faster(fs.readFileSync(file, "utf8"));
  // `require` would hide Module from lean.js: it has a `var Module` of its own.
  const wrapper = `(function (exports, require, module, __filename, __dirname, Module) {${text}\n})`;
  vm.runInThisContext(wrapper, { filename: file })({}, require, { exports: {} }, file, folder, Module);
};
