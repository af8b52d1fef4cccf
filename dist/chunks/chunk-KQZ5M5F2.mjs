import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  shown
} from "./chunk-AIUQFRYD.mjs";

// src/contract/json.ts
function isRecord(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
function memberOf(value, name) {
  const isThere = typeof value === "object" && value !== null && Object.hasOwn(value, name);
  return isThere ? value[name] : void 0;
}
function memberPointer(pointer, name) {
  return `${pointer}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
}
function dotted(pointer) {
  return pointerNames(pointer).join(".");
}
function memberPath(path, name) {
  return path === "" ? name : `${path}.${name}`;
}
function pointerNames(pointer) {
  const names = pointer.split("/").slice(1);
  return names.map((name) => name.replaceAll("~1", "/").replaceAll("~0", "~"));
}
function mapLeaves(value, map) {
  if (Array.isArray(value)) return value.map((item) => mapLeaves(item, map));
  if (!isRecord(value)) return map(value);
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, mapLeaves(member, map)]));
}
function mapTexts(value, map) {
  return mapLeaves(value, (leaf) => typeof leaf === "string" ? map(leaf) : leaf);
}
function someLeaf(value, test) {
  if (typeof value !== "object" || value === null) return test(value);
  return Object.values(value).some((member) => someLeaf(member, test));
}
function holdsLargeNumber(value) {
  return someLeaf(value, (leaf) => typeof leaf === "number" && Math.abs(leaf) > Number.MAX_SAFE_INTEGER);
}
function perObject(make) {
  const made = /* @__PURE__ */ new WeakMap();
  return (value) => {
    if (typeof value !== "object" || value === null) return make(value);
    const cached = made.get(value);
    if (cached !== void 0) return cached;
    const result = make(value);
    made.set(value, result);
    return result;
  };
}
var MAX_DEPTH = 64;
var REFUSED_NAMES = /* @__PURE__ */ new Set(["__proto__", "prototype", "constructor"]);
var IDS = ["scenario", "rubric", "key", "name", "outcome", "subject", "metric", "code", "fact", "label"];
function jsonDifferences(expected, actual, place = "") {
  if (Array.isArray(expected) && Array.isArray(actual)) {
    const longer = expected.length >= actual.length ? expected : actual;
    return longer.flatMap((item, index) => {
      const ids = isRecord(item) ? IDS.map((key) => memberOf(item, key)) : [];
      const id = ids.find((value) => typeof value === "string") ?? index;
      return jsonDifferences(expected[index], actual[index], `${place}[${id}]`);
    });
  }
  if (isRecord(expected) && isRecord(actual)) {
    const keys = /* @__PURE__ */ new Set([...Object.keys(expected), ...Object.keys(actual)]);
    return [...keys].flatMap(
      (key) => jsonDifferences(memberOf(expected, key), memberOf(actual, key), memberPath(place, key))
    );
  }
  return Object.is(expected, actual) ? [] : [{ place, expected: shown(expected), found: shown(actual) }];
}

export {
  isRecord,
  memberOf,
  memberPointer,
  dotted,
  memberPath,
  pointerNames,
  mapLeaves,
  mapTexts,
  someLeaf,
  holdsLargeNumber,
  perObject,
  MAX_DEPTH,
  REFUSED_NAMES,
  jsonDifferences
};
