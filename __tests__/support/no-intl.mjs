// @ts-check
/** Preloaded into a process of ours: a Node that was built without Intl, where whatever would need its data throws. */
const NEEDS_DATA = /** @type {const} */ ([
  [String.prototype, ['localeCompare', 'toLocaleLowerCase', 'toLocaleUpperCase']],
  [Number.prototype, ['toLocaleString']],
  [Array.prototype, ['toLocaleString']],
  [Date.prototype, ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString']],
]);

for (const [prototype, names] of NEEDS_DATA) {
  for (const name of names) {
    Object.defineProperty(prototype, name, {
      value: () => {
        throw new Error(`${name} needs Intl`);
      },
    });
  }
}
Reflect.deleteProperty(globalThis, 'Intl');
