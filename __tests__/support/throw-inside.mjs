// @ts-check
/**
 * Preloaded into a process of ours: the first time that the function `THROW_IN` works on a list, what `THROW_WHAT` names is thrown there,
 * or is rejected where nobody looks. Anything thrown holds the token.
 */
const name = process.env.THROW_IN ?? '';
const secret = process.env.INPUT_TOKEN ?? '';
let isDone = false;

/** @type {Readonly<Record<string, () => unknown>>} */
const THINGS = {
  'an error': () => new TypeError(`cannot read ${secret}`),
  'a string': () => `cannot read ${secret}`,
  'a circular error': () =>
    Object.assign(new Error(secret), {
      get cause() {
        return this;
      },
    }),
  'an error whose text throws': () =>
    Object.defineProperties(new Error(), { stack: { get: throwAgain }, message: { get: throwAgain } }),
  'an object whose text throws': () => ({ toString: throwAgain }),
  'a proxy that throws': () => new Proxy({}, { get: throwAgain, has: throwAgain, getPrototypeOf: throwAgain }),
  undefined: () => undefined,
  null: () => null,
};

/** @returns {never} */
function throwAgain() {
  throw new Error(secret);
}

function throwOnce() {
  const stack = new Error().stack ?? '';
  if (isDone || !new RegExp(`at (?:async )?${name}\\d* `).test(stack)) return;
  isDone = true;
  const thing = THINGS[process.env.THROW_WHAT ?? 'an error']?.();
  if (process.env.THROW_HOW === 'rejection') void Promise.reject(thing);
  else throw thing;
}

for (const method of /** @type {const} */ (['map', 'filter', 'flatMap', 'some', 'join'])) {
  const real = /** @type {(...words: unknown[]) => unknown} */ (Array.prototype[method]);
  Object.defineProperty(Array.prototype, method, {
    configurable: true,
    writable: true,
    value(/** @type {unknown[]} */ ...words) {
      throwOnce();
      return real.apply(this, words);
    },
  });
}
