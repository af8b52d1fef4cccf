import { describe, expect, it } from 'vitest';
import { commentsOn, EXIT_CODES, endAt, expectNothingTorn, node, pointsOf, SIGNALS, shareStage } from './killing.ts';

describe.skipIf(node === null)('a run over a regressed agent that is killed', () => {
  const stage = shareStage();

  it.each(pointsOf('first'))('%s', async (_, { isDecided, ...point }) => {
    for (const signal of SIGNALS) {
      const pull = stage().world.openPull();
      const killed = await endAt(stage(), pull, { ...point, signal, results: 'regressed' });
      expect(killed.exitCode).toBe(EXIT_CODES[signal]);
      expectNothingTorn(killed, isDecided ? 'fail' : undefined);
      if (!isDecided) expect(commentsOn(stage(), pull)).toEqual([]);
      if (!isDecided) continue;
      const again = await stage().world.runOnPull(pull, { results: 'regressed', again: killed.run });
      expect([again.exitCode, again.outputs.decision]).toEqual([1, 'fail']);
      expect(commentsOn(stage(), pull)).toEqual([expect.stringContaining('❌ Merge blocked')]);
    }
  });
});
