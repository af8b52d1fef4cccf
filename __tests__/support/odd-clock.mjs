// @ts-check
/** Preloaded into a process of ours: a clock that jumps between two far-off times whenever somebody looks at it. */
let looks = 0;

function now() {
  looks += 1;
  return looks % 2 === 0 ? Date.UTC(2099, 11, 31, 23, 59) : Date.UTC(1971, 0, 1);
}

globalThis.Date = new Proxy(Date, {
  construct: (date, words, target) => Reflect.construct(date, words.length === 0 ? [now()] : words, target),
  get: (date, name) => (name === 'now' ? now : Reflect.get(date, name)),
});
performance.now = now;
