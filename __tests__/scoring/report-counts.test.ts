import { describe, expect, it } from 'vitest';
import type { Report } from '../../schemas/types/report.ts';
import { countFaults } from '../../src/scoring/report-counts.ts';
import { run } from '../gating/build-run.ts';

const SOUND = run({ a: [1, 0], b: [0, 'judge', 'crash'] }, { judges: ['x'], costUsd: 1 });
const RUBRIC = '/rubrics/0';
const SCENARIO = '/scenarios/0';
const OWN = `${SCENARIO}/rubrics/task-completion`;

/** A copy in which the value at a JSON pointer is another. */
function changed(pointer: string, value: unknown): Report {
  const copy = structuredClone(SOUND) as unknown as Record<string, unknown>;
  const names = pointer.slice(1).split('/');
  const last = names.pop() ?? '';
  const parent = names.reduce((one, name) => one[name] as Record<string, unknown>, copy);
  parent[last] = value;
  return copy as unknown as Report;
}

const placesOf = (report: Report): readonly string[] => countFaults(report).map(({ at }) => at);

describe('the counts of a report', () => {
  it.each([
    ['of every kind of trial', SOUND],
    ['of no trial', run({})],
    ['of trials without a verdict alone', run({ a: ['judge'], b: ['infrastructure'] })],
    ['of a scenario whose trials the rubrics refuse', changed('/scenarios/1/unjudged', { trials: 1, rubrics: {} })],
  ])('agree: %s', (_, report) => {
    expect(placesOf(report)).toEqual([]);
  });

  it('do not agree with a score of 0 where no scenario has one', () => {
    const report = run({ a: ['judge'] });
    const rubrics = report.rubrics.map((one) => ({ ...one, score: 0 }));
    expect(placesOf({ ...report, rubrics })).toEqual([`${RUBRIC}/score`]);
  });

  it.each([
    ['more trials than a run may have', '/trials/scored', 1e9, '/trials/scored'],
    ['more unclassified errors than errors', '/trials/unclassified', 9, '/trials/unclassified'],
    ['more judged trials than scored ones', '/judges/0/trials', 9, '/judges/0/trials'],
    ['more trials with a cost than trials', '/usage/trials', 99, '/usage/trials'],
    ['errors that nobody lists', '/trials/errored/judge', 7, '/trials/errored/judge'],
    ['errors of a scenario that nobody lists', `${SCENARIO}/errored/judge`, 7, `${SCENARIO}/errored/judge`],
    ['another score than its scenarios have', `${RUBRIC}/score`, 0.9, `${RUBRIC}/score`],
    ['no score where its scenarios have one', `${RUBRIC}/score`, null, `${RUBRIC}/score`],
    ['more passes than its scenarios', `${RUBRIC}/trials/passed`, 2, `${RUBRIC}/trials/passed`],
    ['more trials than its scenarios', `${RUBRIC}/trials/total`, 9, `${RUBRIC}/trials/total`],
    ['more of an outcome than trials', `${RUBRIC}/outcomes/0/trials`, 9, `${RUBRIC}/outcomes/0/trials`],
    ['more passes of a criterion', `${RUBRIC}/criteria/0/passed`, 200, `${RUBRIC}/criteria/0/passed`],
    ['more trials of a criterion', `${RUBRIC}/criteria/0/total`, 200, `${RUBRIC}/criteria/0/total`],
    ['more skipped than trials', `${RUBRIC}/criteria/0/skipped`, 99, `${RUBRIC}/criteria/0/skipped`],
    ['more passes than scores in a scenario', `${OWN}/passed`, 3, `${OWN}/passed`],
    [
      'more passes than trials of a criterion in a scenario',
      `${OWN}/criteria/done/passed`,
      3,
      `${OWN}/criteria/done/passed`,
    ],
    ['more trials of a criterion than scores', `${OWN}/criteria/done/total`, 3, `${OWN}/criteria/done/total`],
    [
      'more refused trials than errors',
      `${SCENARIO}/unjudged`,
      { trials: 3, rubrics: { a: 1 } },
      `${SCENARIO}/unjudged/trials`,
    ],
    [
      'more refusals of a rubric than refused trials',
      '/scenarios/1/unjudged',
      { trials: 1, rubrics: { 'a/b': 2 } },
      '/scenarios/1/unjudged/rubrics/a~1b',
    ],
  ])('do not agree: %s', (_, pointer, value, at) => {
    expect(placesOf(changed(pointer, value))).toContain(at);
  });
});
