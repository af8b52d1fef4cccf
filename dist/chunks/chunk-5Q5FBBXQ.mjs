import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  UserError
} from "./chunk-CETXMVI6.mjs";

// src/io/disk-trouble.ts
import { existsSync, mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";
var TROUBLES = /* @__PURE__ */ new Map([
  ["ENOSPC", "the disk is full"],
  ["EDQUOT", "the space on the disk that may be used is full"],
  ["EFBIG", "a file would be larger than allowed"],
  ["ENOENT", "the folder for it does not exist"],
  ["EROFS", "the disk can only be read"],
  ["EACCES", "it may not be written"],
  ["EPERM", "it may not be written"],
  ["ENOTDIR", "a file stands where a folder is needed"],
  ["EEXIST", "a file stands where a folder is needed"],
  ["ENAMETOOLONG", "the path is too long"]
]);
function makeFolders(path) {
  if (existsSync(path)) return;
  makeFolders(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}
function writingTo(path, work) {
  try {
    return work();
  } catch (cause) {
    const { code } = cause;
    const what = code === void 0 ? void 0 : TROUBLES.get(code);
    if (what === void 0) throw cause;
    const mend = "Name another folder, or make room for it";
    throw new UserError({ code: "unwritable", what, where: { file: path }, mend }, { cause });
  }
}

export {
  makeFolders,
  writingTo
};
