import { expect } from 'vitest';
import reportSchema from '../../schemas/report.schema.json' with { type: 'json' };
import type { Report } from '../../schemas/types/report.ts';
import { schemaCheck } from '../../src/contract/schema-check.ts';
import type { Rubric } from '../../src/rubric/rubric.ts';
import { startReport } from '../../src/scoring/report.ts';
import { scoreTrial } from '../../src/scoring/score-trial.ts';
import type { Trial } from '../../src/suite/trial.ts';
import { rubricOfFacts, trialOf } from '../rubric/rubric-of.ts';

const reportCheck = schemaCheck<Report>(reportSchema);

/** The report of these trials; it fits the schema. */
export function report(rubrics: readonly Rubric[], trials: readonly Trial[]): Report {
  const builder = startReport(rubrics);
  for (const trial of trials) builder.add(scoreTrial(rubrics, trial));
  const finished = builder.finish();
  expect(
    reportCheck.problems(JSON.parse(JSON.stringify(finished)), (pointer) => ({ file: 'report', pointer })),
  ).toEqual([]);
  return finished;
}

/** Passes only if both facts are true. */
export const rubric = rubricOfFacts({ a: 0.5, b: 0.5 }, { threshold: 1 });
export const trial = (scenario: string, number: number, a: boolean, b: boolean, more = {}): Trial =>
  trialOf({ scenario, trial: number, a, b, ...more });
