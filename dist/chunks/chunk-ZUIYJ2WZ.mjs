import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  nearestName
} from "./chunk-CETXMVI6.mjs";

// src/io/shipped.ts
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
var home = findHome(dirname(fileURLToPath(import.meta.url)));
function shippedNames(kind) {
  return readdirSync(join(home, kind)).filter((file) => file.endsWith(".yml") && !file.endsWith(".test.yml")).map((file) => basename(file, ".yml")).sort();
}
function readShipped(kind, name) {
  return shippedNames(kind).includes(name) ? textOf(kind, name) : void 0;
}
function shippedMappings() {
  return shippedNames("mappings").map((name) => ({ name, ...textOf("mappings", name) }));
}
function textOf(kind, name) {
  const file = `${kind}/${name}.yml`;
  return { file, text: readFileSync(join(home, file), "utf8") };
}
function shippedWorkflow() {
  return readFileSync(join(home, "docs/workflows/pull-request.yml"), "utf8");
}
function schemaAddress(kind) {
  const schema = JSON.parse(readFileSync(join(home, `schemas/${kind}.schema.json`), "utf8"));
  return schema.$id;
}
function adviseShipped(kind, name) {
  const names = shippedNames(kind);
  const nearest = nearestName(name, names);
  return nearest === void 0 ? `Name a file, or one that is shipped: ${names.join(", ")}` : `Did you mean \`${nearest}\`, which is shipped? Otherwise name a file`;
}
function productVersion() {
  const manifest = JSON.parse(readFileSync(join(home, "package.json"), "utf8"));
  return manifest.version;
}
function findHome(from) {
  return existsSync(join(from, "package.json")) ? from : findHome(dirname(from));
}

export {
  readShipped,
  shippedMappings,
  shippedWorkflow,
  schemaAddress,
  adviseShipped,
  productVersion
};
