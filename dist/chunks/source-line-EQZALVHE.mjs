import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import "./chunk-RPPNX6LV.mjs";

// src/io/source-line.ts
import { readFileSync, statSync } from "node:fs";
import { resolve } from "node:path";
var LARGEST = 2 ** 20;
function lineAt({ file, line }, root) {
  if (line === void 0 || !/\.ya?ml$/.test(file)) return void 0;
  const path = resolve(root, file);
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === void 0 || !found.isFile() || found.size > LARGEST) return void 0;
  return readFileSync(path, "utf8").split(/\r\n|\n|\r/)[line - 1];
}
export {
  lineAt
};
