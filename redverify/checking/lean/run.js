// Runs Lean compiled to WebAssembly on one file:
//
//     node --stack-size=8192 run.js CODE CHECKER SOURCE OUT [MORE...] -- LEAN-ARGUMENTS...
//
// CODE is a folder with the machine code of an earlier run, and for that of this one (see kept_code.js).
// CHECKER holds lean.js, lean.wasm and lib/. Lean sees nothing of the host but these folders, under
// their own names because this build's realpath answers with the host's: the checker's library,
// SOURCE (the working directory), OUT, and each of MORE (compiled modules that may be imported).
"use strict";
const fs = require("fs");
const path = require("path");
const { setEnvironmentData } = require("worker_threads");
const code = require("./kept_code.js");

const separator = process.argv.indexOf("--");
const folders = process.argv.slice(2, separator).map((folder) => fs.realpathSync(folder));
const [known, checker, source, out, ...more] = folders;
process.chdir(source); // this build resolves relative names against the host's working directory
const library = path.join(checker, "lib");
const MOST = 2 ** 31 - 2 ** 24; // bytes: this build has 2 GiB of memory, and ends without a word where it needs more

require("./exceptions.js").install();
setEnvironmentData("checker", checker);
const lean = code.compiled(fs.readFileSync(path.join(checker, "lean.wasm")), known);
process.on("exit", (status) => {
  const used = Module.wasmMemory?.buffer.byteLength ?? 0;
  if (status !== 0 && used >= MOST) fs.writeSync(2, `run.js: ${used >>> 20} MiB of memory are used up\n`);
  if (status <= 1 && process.cpuUsage().user > 4e6) code.keep(lean, known); // of less V8 has compiled nothing
});

const Module = {
  mainScriptUrlOrBlob: path.join(__dirname, "worker.js"),
  instantiateWasm: (imports, done) => {
    done(new WebAssembly.Instance(lean, imports), lean);
    return {};
  },
  arguments: process.argv.slice(separator + 1),
  thisProgram: "/lean/bin/lean",
  locateFile: (name) => path.join(checker, name),
  preRun: [
    () => {
      const { FS, NODEFS, ENV } = Module;
      for (const folder of new Set([library, source, out, ...more])) {
        FS.mkdirTree(folder);
        FS.mount(NODEFS, { root: folder }, folder);
      }
      ENV.LEAN_SYSROOT = library;
      ENV.LEAN_PATH = [out, ...more, library].join(":");
      ENV.LLVM_PROFILE_FILE = "/dev/null"; // else this build leaves default.profraw behind
      FS.chdir(source);
    },
  ],
};
process.on("unhandledRejection", (reason) => {
  fs.writeSync(2, `run.js: ${reason?.stack ?? reason}\n`);
  process.exit(70);
});

require("./loader.js").load(checker, Module);
