/** Tells how long something took. */
interface Clock {
  /** Milliseconds since the start, without those of work that stood aside. */
  elapsed(): number;
  /** The same work, whose time does not count. */
  aside<A extends readonly unknown[], T>(work: (...given: A) => T | Promise<T>): (...given: A) => Promise<T>;
}

/** Starts a clock. `now` gives milliseconds; the machine's own unless told otherwise. */
export function startClock(now: () => number = () => performance.now()): Clock {
  const started = now();
  let away = 0;
  return {
    elapsed: () => now() - started - away,
    aside:
      (work) =>
      async (...given) => {
        const left = now();
        try {
          return await work(...given);
        } finally {
          away += now() - left;
        }
      },
  };
}
