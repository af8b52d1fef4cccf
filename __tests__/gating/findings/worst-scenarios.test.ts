import { describe, expect, it } from 'vitest';
import { run, type ScenarioSketch } from '../build-run.ts';
import { decideRun } from '../decide-run.ts';

/** Thirty scenarios, each of which loses a little under a criterion of its own. */
const suite = (score: (index: number) => number, done: (index: number) => boolean = () => true) =>
  run(
    Object.fromEntries(
      Array.from({ length: 30 }, (_, index): [string, ScenarioSketch] => [
        `s-${index}`,
        { trials: [score(index)], criteria: { done: [done(index)] } },
      ]),
    ),
  );
const before = suite(() => 0.9);
const told = (...args: Parameters<typeof decideRun>) =>
  decideRun(...args).findings.find(({ code }) => code === 'scenarios-fallen')?.what;

describe('a metric that fell although no criterion did', () => {
  it('names the scenarios that fell most', () => {
    expect(
      told(
        suite((index) => (index === 7 ? 0.4 : 0.9 - (index % 3) * 0.1)),
        before,
      ),
    ).toBe(
      'No single criterion shows why TCR fell; these scenarios fell most: `s-7` (0.90 -> 0.40), `s-11` (0.90 -> 0.70), `s-14` (0.90 -> 0.70), `s-17` (0.90 -> 0.70), `s-2` (0.90 -> 0.70) and 15 more',
    );
  });

  it('says nothing where scenarios were lost: they stand in a table', () => {
    const perfect = suite(() => 1);
    expect(
      told(
        suite((index) => 1 - (index % 3) * 0.1),
        perfect,
      ),
    ).toBeUndefined();
  });

  it('says nothing where a criterion tells the story, where the metric is watched only, or held', () => {
    const worse = (index: number) => 0.9 - (index % 3) * 0.1;
    expect(
      told(
        suite(worse, (index) => index > 15),
        before,
      ),
    ).toBeUndefined();
    expect(told(suite(worse), before, 'gate: { metrics: { TCR: { tier: advisory } } }')).toBeUndefined();
    expect(told(before, before)).toBeUndefined();
  });
});
