import { beforeAll, describe, expect, it } from 'vitest';
import type { PullRequest } from '../support/github-state.ts';
import { commentsOn, EXIT_CODES, endAt, expectNothingTorn, node, pointsOf, SIGNALS, shareStage } from './killing.ts';

describe.skipIf(node === null)('a run that would pass, after one that failed, and that is killed', () => {
  const stage = shareStage();
  /** One for all points: whatever a killed run leaves, the next has to bring to one comment. */
  let pull: PullRequest;
  const fail = () => stage().world.runOnPull(pull, { results: 'regressed' });
  beforeAll(async () => {
    pull = stage().world.openPull();
    await fail();
  });

  it.each(pointsOf('second'))('%s', async (_, { isDecided, line, ...point }) => {
    for (const signal of SIGNALS) {
      const killed = await endAt(stage(), pull, { ...point, signal, results: 'main' });
      expect(killed.exitCode).toBe(EXIT_CODES[signal]);
      expectNothingTorn(killed, isDecided ? 'pass' : undefined);
      const isWritten = line.startsWith('PATCH') && point.fault === 'unanswered';
      expect(commentsOn(stage(), pull)).toEqual([
        expect.stringContaining(isWritten ? '✅ Nothing blocks' : '❌ Merge blocked'),
      ]);
      if (!isDecided) continue;
      const next = await fail();
      expect([next.exitCode, next.outputs.decision]).toEqual([1, 'fail']);
      expect(commentsOn(stage(), pull)).toEqual([expect.stringContaining('❌ Merge blocked')]);
    }
  });
});
