"use strict";

const { workspace } = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

let client;

exports.activate = async function () {
  const [command, ...args] = workspace.getConfiguration("redverify").get("command");
  const server = { command, args };
  const documents = { documentSelector: [{ scheme: "file", language: "sched" }] };
  client = new LanguageClient("redverify", "redverify", server, documents);
  await client.start();
};

exports.deactivate = function () {
  return client === undefined ? undefined : client.stop();
};
