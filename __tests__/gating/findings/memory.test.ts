import { expect, test } from 'vitest';
import type { Clearance } from '../../../src/gating/carried.ts';
import { render } from '../../../src/gating/findings/catalogue.ts';
import { memoryFinding, memoryFindings } from '../../../src/gating/findings/memory.ts';
import { run } from '../build-run.ts';
import { contextOf } from '../decide-run.ts';

const main = run({ a: [1], b: [1] });
const context = contextOf(main, main);
const rate = context.rates[0] ?? null;
if (rate === null) throw new Error('no rate');

const lost = [{ scenario: 'a', main: { failed: 1, trials: 15 }, isOneRun: false }];
const hypothesis = { part: 'carried', rate, weight: 0.25, paired: 2, lost } as const;
const strata = lost.map((stratum) => ({ ...stratum, candidate: { failed: 3, trials: 3 } }));
const answer = { result: 'blocks', p: 0.001, drop: 0.5, hypothesis, strata } as const;

const textsOf = (carried: Partial<Clearance>, push = 4) => {
  const given = {
    since: 1,
    blocked: ['TCR'],
    isAccepted: false,
    missing: [],
    own: null,
    state: 'cleared',
    rate,
    hypothesis,
    answer,
  } as const;
  const findings = memoryFindings({ ...context, push, carried: { ...given, ...carried } });
  return findings.map((finding) => render(finding)).map(({ effect, what }) => `${effect}: ${what}`);
};

test.each<{ name: string; of: Partial<Clearance>; push?: number; says: readonly string[] }>([
  {
    name: 'fails',
    of: { state: 'fails' },
    says: ['block: 1 scenario that blocked 3 pushes ago still fails: 3 of 3 trials here, 1 of 15 trials on main'],
  },
  {
    name: 'fails under an improved metric',
    of: { state: 'fails', rate: { ...rate, state: 'improved' } },
    push: 2,
    says: ['warn: 1 scenario that blocked the push before still fails: 3 of 3 trials here, 1 of 15 trials on main'],
  },
  {
    name: 'may fail in a second run of the commit',
    of: { state: 'may fail' },
    push: 1,
    says: ['warn: 1 scenario that blocked this commit before still fails: 3 of 3 trials here, 1 of 15 trials on main'],
  },
  { name: 'leans', of: { state: 'leans' }, says: ['warn: TCR blocked 3 pushes ago, and may still be below main'] },
  {
    name: 'cannot be compared',
    of: { state: 'missing', missing: ['a', 'b'] },
    says: ['warn: 2 scenarios that blocked 3 pushes ago cannot be compared with main here: `a`, `b`'],
  },
  { name: 'is awaited, which has a finding of its own', of: { state: 'awaited' }, says: [] },
  {
    name: 'is cleared',
    of: {},
    says: ['notice: Cleared: 1 scenario that blocked 3 pushes ago no longer fails more than on main'],
  },
  {
    name: 'has left',
    of: { hypothesis: null },
    says: ['notice: Cleared: `TCR` blocked 3 pushes ago, and shows no sign of a drop any more'],
  },
  {
    name: 'of several rates has left',
    of: { hypothesis: null, blocked: ['TCR', 'q/done'] },
    says: ['notice: Cleared: `TCR`, `q/done` blocked 3 pushes ago, and show no sign of a drop any more'],
  },
  {
    name: 'is accepted',
    of: { hypothesis: null, isAccepted: true },
    says: ['notice: Cleared: what blocked 3 pushes ago is accepted'],
  },
  {
    name: 'regressed again, which blocks by itself',
    of: { state: 'leans', rate: { ...rate, state: 'regressed' } },
    says: [],
  },
])('what blocked $name', ({ of, push, says }) => {
  expect(textsOf(of, push)).toEqual(says);
});

test('a pull request where nothing blocked has no such finding', () => {
  expect(memoryFindings(context)).toEqual([]);
});

test.each([
  [memoryFinding('memory-expired'), 'notice: The bundle of the push before has expired: what blocked it is forgotten'],
  [
    memoryFinding('memory-unreadable', { reason: 'HTTP 502' }),
    'warn: The bundle of the push before cannot be read: HTTP 502',
  ],
  [
    memoryFinding('level-spent', { push: 8, level: 0.005, alpha: 0.02 }),
    'warn: A first push would be blocked by this drop: push 8 blocks at 0.5 %, the first at 2.0 %',
  ],
  [memoryFinding('control-proposed', { runs: 2 }), 'warn: Undecided twice on this pull request'],
  [memoryFinding('control-proposed', { runs: 3 }), 'warn: Undecided 3 times on this pull request'],
])('%#', (finding, text) => {
  const { effect, what } = render(finding);
  expect(`${effect}: ${what}`).toBe(text);
});
