import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  nearestName
} from "./chunk-RXV6FDVC.mjs";

// src/io/paths.ts
import { existsSync, realpathSync, statSync } from "node:fs";
import { dirname, isAbsolute, relative, resolve, sep } from "node:path";
var IGNORES_CASE = ["win32", "darwin"].includes(process.platform);
function slashed(written) {
  return sep === "\\" ? written.replaceAll("\\", "/") : written;
}
function shownPath(path, root) {
  const full = resolve(root, path);
  const inside = relative(root, full);
  const isOutside = inside === ".." || inside.startsWith(`..${sep}`) || isAbsolute(inside);
  return slashed(isOutside ? full : inside);
}
function pathInRepository(path, root) {
  const shown = shownPath(path, root);
  if (!isAbsolute(shown)) return shown;
  const id = idOf(root);
  const home2 = foldersFrom(resolve(shown)).find((folder) => id !== null && idOf(folder) === id);
  return home2 === void 0 ? shown : shownPath(shown, home2);
}
function realPath(path, root) {
  const full = resolve(root, path);
  return existsSync(full) ? realpathSync.native(full) : full;
}
function foldersFrom(folder) {
  const above = dirname(folder);
  return above === folder ? [folder] : [folder, ...foldersFrom(above)];
}
function idOf(folder) {
  try {
    const { dev, ino } = statSync(folder, { bigint: true });
    return `${dev}:${ino}`;
  } catch {
    return null;
  }
}
function diskName(name) {
  return name.normalize("NFC").toLowerCase();
}

// src/io/shipped.ts
import { existsSync as existsSync2, readdirSync, readFileSync } from "node:fs";
import { basename, dirname as dirname2, join } from "node:path";
import { fileURLToPath } from "node:url";
var home = findHome(dirname2(fileURLToPath(import.meta.url)));
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
  return { file, text: readFileSync(join(home, file), "utf8"), shipped: true };
}
function shippedWorkflow() {
  return readFileSync(join(home, "docs/workflows/confirm.yml"), "utf8");
}
function schemaAddress(kind) {
  const schema = JSON.parse(readFileSync(join(home, `schemas/${kind}.schema.json`), "utf8"));
  return schema.$id;
}
function shippedFile(name) {
  return join(home, name);
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
  return existsSync2(join(from, "package.json")) ? from : findHome(dirname2(from));
}

export {
  IGNORES_CASE,
  slashed,
  shownPath,
  pathInRepository,
  realPath,
  foldersFrom,
  diskName,
  readShipped,
  shippedMappings,
  shippedWorkflow,
  schemaAddress,
  shippedFile,
  adviseShipped,
  productVersion
};
