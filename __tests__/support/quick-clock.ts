import type { Clock } from '../../src/io/requests.ts';

/** A clock that stands still but for sleeping, which takes no time: no machine is too slow for what is tested by it. */
export function quickClock(): Clock {
  let now = 0;
  return {
    now: () => now,
    async sleep(milliseconds) {
      const until = now + milliseconds;
      await new Promise((resolve) => setImmediate(resolve));
      now = Math.max(now, until);
    },
  };
}
