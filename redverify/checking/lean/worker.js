// Runs a thread of Lean: lean.js as `run.js` loads it.
"use strict";
const { getEnvironmentData } = require("worker_threads");

require("./exceptions.js").install();
require("./loader.js").load(getEnvironmentData("checker"));
