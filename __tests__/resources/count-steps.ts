import { Session } from 'node:inspector';

interface Coverage {
  readonly result: readonly {
    readonly functions: readonly { readonly ranges: readonly { readonly count: number }[] }[];
  }[];
}

/**
 * Counts the steps of actions: how often the engine ran any block of code, as it counts them for test coverage. The same code and the same
 * input give the same count on every machine, however busy it is. Code that was loaded before, and what the engine does by itself, such as
 * sorting, counts nothing: load what is counted after this call.
 */
export function startCounting(): { count(action: () => unknown): number; stop(): void } {
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  return {
    count: (action) => {
      take(session);
      action();
      return take(session);
    },
    stop: () => {
      session.post('Profiler.stopPreciseCoverage');
      session.disconnect();
    },
  };
}

/** The steps since the last call. */
function take(session: Session): number {
  let steps = 0;
  session.post('Profiler.takePreciseCoverage', (error, coverage) => {
    if (error !== null) throw error;
    for (const { functions } of (coverage as Coverage).result)
      for (const { ranges } of functions) for (const { count } of ranges) steps += count;
  });
  return steps;
}
