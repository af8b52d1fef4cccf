import fc from 'fast-check';
import { expect, test } from 'vitest';
import { judgeTrial } from '../../src/scoring/judge-trial.ts';
import { startReport } from '../../src/scoring/report.ts';
import { rubricOf, rubricOfFacts, trialOf } from '../rubric/rubric-of.ts';
import { scoreTrial } from '../support/score-trial.ts';
import { rubricKeys, trialFacts } from './random-rubrics.ts';

test('what a rubric judged before changes nothing', () => {
  fc.assert(
    fc.property(rubricKeys, fc.array(trialFacts, { minLength: 3, maxLength: 3 }), (keys, facts) => {
      const rubric = rubricOf(keys);
      const fresh = facts.map((own) => scoreTrial([rubricOf(keys)], trialOf(own)));
      for (const own of facts) judgeTrial([rubric], trialOf(own));
      expect(facts.map((own) => scoreTrial([rubric], trialOf(own)))).toStrictEqual(fresh);
    }),
    { numRuns: 20 },
  );
});

test('a remembered judgement holds what each node chooses', () => {
  const chosen = new Set<string>();
  fc.assert(
    fc.property(rubricKeys, trialFacts, (keys, facts) => {
      const rubric = rubricOf(keys);
      const judged = judgeTrial([rubric], trialOf(facts)).rubrics[0];
      for (const [index, { kind, choice }] of rubric.nodes.root.parts.entries()) {
        const part = judged?.judgement.parts[index];
        if (choice === null || !judged?.at || part === undefined) continue;
        expect(choice.answers[choice.choose(judged.at)]).toBe(part);
        chosen.add(kind);
      }
    }),
    { numRuns: 100 },
  );
  expect([...chosen]).toContain('criterion');
});

const SEVEN = { a: 0.2, b: 0.2, c: 0.2, d: 0.1, e: 0.1, f: 0.1, g: 0.1 };

/** All 3^8 patterns of eight facts that are true, false or absent. */
function everyPattern(names: readonly string[]): readonly Record<string, boolean>[] {
  return names.reduce<readonly Record<string, boolean>[]>(
    (all, name) => all.flatMap((facts) => [facts, { ...facts, [name]: true }, { ...facts, [name]: false }]),
    [{}],
  );
}

test('trials with the same answers share a judgement, and a rubric forgets rather than mixes up', () => {
  const rubric = rubricOfFacts({ ...SEVEN, g: 0.05, h: 0.05 });
  const patterns = everyPattern([...Object.keys(SEVEN), 'h']);
  const judge = (facts: Record<string, boolean>) => judgeTrial([rubric], trialOf(facts)).rubrics[0]?.judgement;
  const first = patterns.map(judge);
  expect(patterns.slice(0, 100).map(judge)).toSatisfy((again: unknown[]) => again.every((one, i) => one === first[i]));
  const passes = (facts: Record<string, boolean>) => Object.values(facts).filter(Boolean).length;
  expect(
    first.every(
      (one, index) => one?.parts.filter(({ verdict }) => verdict === 'pass').length === passes(patterns[index] ?? {}),
    ),
  ).toBe(true);
});

test('one judgement with two outcomes is counted under both', () => {
  const outcomes = [{ name: 'loud', when: { field: 'loud', op: 'eq', value: true } }, { name: 'quiet' }];
  const rubric = rubricOfFacts({ a: 1 }, { outcomes });
  const report = startReport([rubric]);
  for (const [index, loud] of [true, false, true, false, false].entries())
    report.add(judgeTrial([rubric], { ...trialOf({ a: true, loud }), trial: index }));
  expect(report.finish().rubrics[0]?.outcomes).toEqual([
    { outcome: 'loud', trials: 2 },
    { outcome: 'quiet', trials: 3 },
  ]);
});
