// Runs a thread of Lean: lean.js as `run.js` loads it.
"use strict";
const path = require("path");
const { getEnvironmentData } = require("worker_threads");

require("./exceptions.js").install();
require(path.join(getEnvironmentData("checker"), "lean.js"));
