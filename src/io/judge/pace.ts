import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError, isOutcomeUnknown, isRateLimited } from '../requests/api-error.ts';

/** One gate for everything that is asked of a service, which may limit how often. */
export interface Pace {
  /** Does the work when it is its turn. @throws whatever the work throws */
  turn<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Tells that the service has turned somebody away.
   * @param wait milliseconds that this one would wait
   * @returns milliseconds after which to come again, null where nobody has been let in for too long
   */
  turnedAway(wait: number): number | null;
}

/** How many more are let in at once with every answer. */
const GROWTH = 0.25;

/**
 * Lets in as many as come, until somebody is turned away: then half as many as there are, who wait as long as one was told to.
 * @param patienceMs milliseconds after which it is no use to come again where nobody was let in meanwhile
 */
export function startPace(patienceMs: number): Pace {
  const leastMs = patienceMs / 120;
  const waiting: (() => void)[] = [];
  let atOnce = Number.POSITIVE_INFINITY;
  let inside = 0;
  let shutUntil = 0;
  let shutSince: number | null = null;

  const letIn = (): void => {
    while (waiting.length > 0 && inside < Math.floor(atOnce)) {
      inside++;
      waiting.shift()?.();
    }
  };
  const enter = async (): Promise<void> => {
    await new Promise<void>((come) => {
      waiting.push(come);
      letIn();
    });
    await sleep(Math.max(0, shutUntil - performance.now()));
  };

  return {
    async turn(work) {
      await enter();
      try {
        const result = await work();
        shutSince = null;
        atOnce += GROWTH;
        return result;
      } catch (error) {
        if (isAnswer(error)) shutSince = null;
        throw error;
      } finally {
        inside--;
        letIn();
      }
    },
    turnedAway(wait) {
      const now = performance.now();
      atOnce = Math.max(1, Math.min(atOnce, inside) / 2);
      shutSince ??= now;
      if (now - shutSince > patienceMs) return null;
      shutUntil = Math.max(shutUntil, now + Math.max(wait, leastMs));
      return shutUntil - now;
    },
  };
}

/** Whether the service let somebody in, if only to say no. */
function isAnswer(error: unknown): boolean {
  return error instanceof ApiError && !isRateLimited(error) && !isOutcomeUnknown(error);
}
