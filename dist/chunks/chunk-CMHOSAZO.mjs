import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);

// src/contract/group-by.ts
function appendTo(lists, key, value) {
  const list = lists.get(key);
  if (list === void 0) lists.set(key, [value]);
  else list.push(value);
}
function groupBy(values, keyOf) {
  const lists = /* @__PURE__ */ new Map();
  for (const value of values) appendTo(lists, keyOf(value), value);
  return lists;
}

export {
  appendTo,
  groupBy
};
