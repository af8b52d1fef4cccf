/**
 * Times the decision alone on a large suite: `node bench/decide.ts [scenarios trials criteria runs]`.
 * Nothing is asserted; the milliseconds belong to the machine.
 */
import type { Report, ScenarioReport } from '../schemas/types/report.ts';
import { decide } from '../src/gating/decide.ts';
import type { MainRun } from '../src/gating/history/main-runs.ts';
import { defaultPolicy } from '../src/gating/policy/resolve-policy.ts';
import { type Random, randomOf } from './simulation/random.ts';

const [scenarios = 2000, trials = 10, criteria = 12, runs = 5] = process.argv.slice(2).map(Number);
const random = randomOf('decide');
const keys = Array.from({ length: criteria }, (_, index) => `c-${index}`);
const candidate = reportOf(random);
const baselines = Array.from(
  { length: runs },
  (_, index): MainRun => ({ report: reportOf(random), origin: { label: `main~${index}` } }),
);

for (let round = 1; round <= 3; round++) {
  const start = performance.now();
  const input = {
    suite: 'bench',
    policy: defaultPolicy,
    candidate,
    candidateOrigin: {},
    baselines,
    waivers: [],
    notes: [],
    config: null,
    relaxed: [],
    history: [],
    confirm: null,
  };
  const { decision } = decide({ ...input, today: '2026-01-01' });
  const milliseconds = Math.round(performance.now() - start);
  const size = `${scenarios} scenarios x ${trials} trials x ${criteria} criteria x ${runs} runs`;
  process.stdout.write(`${size}: ${decision} in ${milliseconds} ms\n`);
}
process.stdout.write(`peak memory ${Math.round(process.resourceUsage().maxRSS / 1024)} MiB\n`);

function reportOf(random: Random): Report {
  const all = Array.from({ length: scenarios }, (_, index) => scenarioOf(`s-${index}`, random));
  const scores = all.flatMap((one) => Object.values(one.rubrics).flatMap((own) => own.scores));
  const count = { passed: scores.filter((score) => score === 1).length, total: scores.length };
  return {
    schema: 1,
    trials: { scored: scores.length, errored: { agent: 0, infrastructure: 0, judge: 0 }, unclassified: 0 },
    rubrics: [
      {
        rubric: 'r',
        version: '1.0.0',
        hash: 'sha256:r',
        metric: 'TCR',
        score: scores.reduce((sum, score) => sum + score, 0) / scores.length,
        trials: count,
        outcomes: [],
        criteria: keys.map((key) => ({ key, ...count, skipped: 0 })),
      },
    ],
    scenarios: all,
    errored: [],
  };
}

function scenarioOf(scenario: string, random: Random): ScenarioReport {
  const passes = keys.map(() => Array.from({ length: trials }, () => random.uniform() < 0.8));
  const scores = Array.from({ length: trials }, (_, trial) => passes.filter((one) => one[trial]).length / criteria);
  return {
    scenario,
    content: 'sha256:c',
    tags: [],
    errored: { agent: 0, infrastructure: 0, judge: 0 },
    rubrics: {
      r: {
        scores,
        passed: scores.filter((score) => score === 1).length,
        criteria: Object.fromEntries(
          keys.map((key, index) => [key, { passed: passes[index]?.filter(Boolean).length ?? 0, total: trials }]),
        ),
        failures: [],
      },
    },
  };
}
