import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  requireUtf8
} from "./chunk-55H5AUG2.mjs";
import {
  UserError,
  logLines,
  systemError
} from "./chunk-ULVC5D7U.mjs";

// src/io/files.ts
import { closeSync, lstatSync, openSync, readFileSync, readSync, realpathSync, statSync } from "node:fs";
import { resolve, sep } from "node:path";
var CHUNK_BYTES = 1024 * 1024;
var MAX_TEXT_BYTES = 256 * 1024;
function readText(path, root, options = {}) {
  const { maxBytes = MAX_TEXT_BYTES } = options;
  const full = resolve(root, path);
  if (!options.outside) requireInside(full, root, path);
  const { size } = requireRegular(full, path);
  if (size > maxBytes)
    throw new UserError({
      code: "config-too-large",
      what: "the file is too large",
      where: { file: path },
      expected: `at most ${maxBytes} bytes`,
      found: `${size} bytes`
    });
  const bytes = onDisk(path, () => readFileSync(full));
  requireUtf8(path, bytes, 0);
  return bytes.toString("utf8").replace(/^\uFEFF/, "");
}
function readOrNull(path) {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error) return null;
    throw error;
  }
}
function fileExists(path, root) {
  return statsOf(path, root)?.isFile() ?? false;
}
function folderExists(path, root) {
  return statsOf(path, root)?.isDirectory() ?? false;
}
function bytesIfThere(path, root) {
  if (statsOf(path, root) === void 0) return void 0;
  const full = resolve(root, path);
  requireRegular(full, path);
  return onDisk(path, () => readFileSync(full));
}
function isThere(path, root) {
  return unlessNone(path, () => lstatSync(resolve(root, path))) !== void 0;
}
function findOnly(names, root) {
  const [only, second] = names.filter((name) => isThere(name, root));
  if (only === void 0 || second === void 0) return only;
  const what = `\`${second}\` says the same thing a second time`;
  throw new UserError({ code: "two-files", what, where: { file: only }, fix: "Keep one of them" });
}
function statsOf(path, root) {
  return unlessNone(path, () => statSync(resolve(root, path)));
}
function unlessNone(label, look) {
  return onDisk(label, () => {
    try {
      return look();
    } catch (error) {
      if (isNone(error)) return void 0;
      throw error;
    }
  });
}
function isNone(error) {
  return ["ENOENT", "ENOTDIR"].includes(error.code ?? "");
}
function requireInside(full, root, label) {
  const real = onDisk(label, () => realpathSync(full));
  const home = realpathSync(root);
  if (real === home || real.startsWith(home.endsWith(sep) ? home : home + sep)) return;
  throw new UserError({
    code: "outside-root",
    what: "the path is outside of the working directory",
    where: { file: label },
    expected: `a file in ${home}`,
    found: real
  });
}
function requireRegular(full, label) {
  const stats = onDisk(label, () => statSync(full));
  if (stats.isFile()) return stats;
  const kind = stats.isDirectory() ? "a folder" : "a device, pipe or socket";
  throw new UserError({ code: "not-a-file", what: "not a regular file", where: { file: label }, found: kind });
}
function sizeOf(files, root) {
  return files.reduce((sum, file) => sum + onDisk(file, () => statSync(resolve(root, file)).size), 0);
}
function* chunksOf(full, label) {
  const file = onDisk(label, () => openSync(full, "r"));
  const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
  try {
    for (; ; ) {
      const size = onDisk(label, () => readSync(file, chunk, 0, CHUNK_BYTES, null));
      if (size === 0) return;
      yield chunk.subarray(0, size);
    }
  } finally {
    closeSync(file);
  }
}
function onDisk(label, action, problem = "unreadable") {
  try {
    return action();
  } catch (cause) {
    const { code = "", syscall, message } = cause;
    if (!DISK_PROBLEMS.has(code) && syscall === void 0) throw cause;
    const what = DISK_PROBLEMS.get(code) ?? message.split(",", 1).join();
    throw new UserError({ code: problem, what, where: { file: label } }, { cause });
  }
}
var DISK_PROBLEMS = /* @__PURE__ */ new Map([
  ["ENOENT", "the file does not exist"],
  ["ENOTDIR", "a file is in the place of a folder"],
  ["EEXIST", "a file is in the place of a folder"],
  ["EACCES", "permission is missing"],
  ["EPERM", "permission is missing"],
  ["ENOSPC", "the disk is full"],
  ["ELOOP", "the links of the path form a loop"],
  ["ENAMETOOLONG", "the path is too long"],
  ["EISDIR", "the path is a folder"]
]);
var NEWLINE = 10;
function* jsonLines(content) {
  const decoder = new TextDecoder();
  let start = 0;
  for (let line = 1; start < content.length; line++) {
    const newline = content.indexOf(NEWLINE, start);
    const end = newline < 0 ? content.length : newline;
    if (end > start) yield { text: decoder.decode(content.subarray(start, end)), line };
    start = end + 1;
  }
}

// src/io/write-files.ts
import {
  existsSync,
  lstatSync as lstatSync2,
  mkdirSync,
  mkdtempSync,
  realpathSync as realpathSync2,
  renameSync,
  rmSync,
  writeFileSync
} from "node:fs";
import { dirname, join, resolve as resolve2 } from "node:path";
var UNWRITABLE = "unwritable";
function makeAside(home) {
  makeFolder(dirname(home));
  return mkdtempSync(`${home}.partial-`);
}
function makeFolder(folder) {
  if (existsSync(folder)) return;
  const above = dirname(folder);
  if (above !== folder) makeFolder(above);
  try {
    mkdirSync(folder);
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
  }
}
function writingTo(path, work) {
  return onDisk(path, work, UNWRITABLE);
}
var IN_USE = ["EACCES", "EBUSY", "EPERM"];
var WAITS_MS = [50, 100, 200, 400, 800];
function move(from, to) {
  for (const wait of WAITS_MS) {
    try {
      renameSync(from, to);
      return;
    } catch (error) {
      if (!IN_USE.includes(error.code ?? "")) throw error;
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, wait);
  }
  renameSync(from, to);
}
function clear(path) {
  try {
    rmSync(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  } catch (error) {
    const why = systemError(error);
    if (why === null) throw error;
    warn(`${path} could not be removed and may hold results: remove it yourself (${why})`);
  }
}
function warn(text) {
  process.stderr.write(logLines([`agent-gate: ${text}`]));
}
function isTaken(file, root) {
  return writingTo(file, () => lstatSync2(resolve2(root, file), { throwIfNoEntry: false }) !== void 0);
}
function requireNoWayOut(file, root) {
  const folder = dirname(file);
  if (isTaken(folder, root)) requireInside(resolve2(root, folder), root, folder);
  else requireNoWayOut(folder, root);
}
function writeNewFile(written, root) {
  const { file } = written;
  writeWhole(written, resolve2(root, file), () => {
    if (isTaken(file, root)) throw new UserError({ code: UNWRITABLE, what: "it exists already", where: { file } });
  });
}
function writeAnew(written, root) {
  const path = resolve2(root, written.file);
  const isOld = isTaken(written.file, root);
  if (isOld) requireRegular(path, written.file);
  writeWhole(written, isOld ? realpathSync2(path) : path, () => {
  });
}
function writeWhole({ file, text }, path, requireFree) {
  writingTo(file, () => {
    const aside = makeAside(path);
    try {
      writeFileSync(join(aside, "draft"), text);
      requireFree();
      move(join(aside, "draft"), path);
    } finally {
      clear(aside);
    }
  });
}

export {
  readText,
  readOrNull,
  fileExists,
  folderExists,
  bytesIfThere,
  isThere,
  findOnly,
  isNone,
  requireInside,
  requireRegular,
  sizeOf,
  chunksOf,
  onDisk,
  jsonLines,
  UNWRITABLE,
  makeAside,
  makeFolder,
  writingTo,
  move,
  clear,
  warn,
  isTaken,
  requireNoWayOut,
  writeNewFile,
  writeAnew
};
