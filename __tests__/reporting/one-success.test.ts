import { expect, test } from 'vitest';
import { renderComment } from '../../src/reporting/document.ts';
import { outputsOf } from '../../src/reporting/outputs.ts';
import { renderTerminal } from '../../src/reporting/terminal.ts';
import { judgeTrial } from '../../src/scoring/judge-trial.ts';
import { startReport } from '../../src/scoring/report.ts';
import { decideRun } from '../gating/decide-run.ts';
import { rubricOf, trialOf } from '../rubric/rubric-of.ts';

const is = (field: string) => ({ pass_when: { field, op: 'eq', value: true } });
const rubric = rubricOf({
  criteria: { done: { weight: 0.75, ...is('done') }, polite: { weight: 0.25, ...is('polite') } },
});

/** Ten trials pass, five warn at 0.75 and are `successful_completion` all the same, fifteen fail with 0.25. */
function report() {
  const builder = startReport([rubric]);
  for (let index = 0; index < 30; index++) {
    const facts = { done: index < 15, polite: index < 10 || index >= 15 };
    builder.add(judgeTrial([rubric], trialOf({ scenario: `s${index}`, trial: 1, ...facts })));
  }
  return builder.finish();
}

test('a mean score, trials that passed and an outcome are never named as one another', () => {
  const run = report();
  expect(run.rubrics[0]).toMatchObject({ score: 0.583333333333, trials: { passed: 10, total: 30 } });
  const decision = decideRun(run, null);
  const texts = [
    renderComment(decision, { links: {} }),
    renderTerminal(decision, { paint: (_, text) => text }),
    decision.headline,
    JSON.stringify(outputsOf(decision)),
  ];
  for (const text of texts) expect(text).not.toMatch(/\b(?:10|15)(?: of |\/)30\b/);
  expect(texts[2]).toContain('58.3 % (30 scored trials)');
  // The only shares of trials beside it are of outcomes, and named so.
  const shares = decision.outcomes.map(({ outcome, candidate }) => [outcome, candidate.passed]);
  expect(shares).toContainEqual(['successful_completion', 15]);
});
