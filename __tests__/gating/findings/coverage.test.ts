import { expect, it } from 'vitest';
import type { Report } from '../../../schemas/types/report.ts';
import { run, type TrialSketch } from '../build-run.ts';
import { decideRun } from '../decide-run.ts';

const IDS = Array.from({ length: 20 }, (_, index) => `s-${String(index).padStart(2, '0')}`);

/** Twenty scenarios; the criterion `safe` is asked in all but the first few, beside one that always is. */
function asking(without: number, trials: readonly TrialSketch[] = [1, 1]): Report {
  const scenarioAt = (index: number) => ({
    trials: index < without ? trials : ([1, 1] as const),
    criteria: { done: [true, true], safe: index < without ? [null, null] : [true, true] },
  });
  return run(Object.fromEntries(IDS.map((id, index) => [id, scenarioAt(index)])));
}

/** The same as a rubric of its own, which judges nothing where `safe` is not asked, beside one that judges everything. */
function asRubric(report: Report): Report {
  const [first] = report.rubrics;
  if (first === undefined) throw new Error('a report has a rubric');
  const safety = { ...first, rubric: 'safety', metric: 'SAFE', criteria: first.criteria.filter(isSafe) };
  const scenarios = report.scenarios.map((one) => {
    const own = one.rubrics['task-completion'];
    const safe = own?.criteria.safe;
    if (own === undefined || safe === undefined || safe.total === 0) return one;
    return { ...one, rubrics: { ...one.rubrics, safety: { ...own, criteria: { safe } } } };
  });
  const others = { ...first, criteria: first.criteria.filter((one) => !isSafe(one)) };
  return { ...report, rubrics: [others, safety], scenarios };
}

function isSafe({ key }: { readonly key: string }): boolean {
  return key === 'safe';
}

const told = (...args: Parameters<typeof decideRun>): readonly string[] =>
  decideRun(...args)
    .findings.filter(({ code }) => code === 'coverage-loss')
    .map(({ effect, what }) => `${effect}: ${what}`);

const critical = 'gate: { criteria: { task-completion/safe: { tier: critical } } }';
const FOURTEEN = '14 of 20 (`s-00`, `s-01`, `s-02` and 11 more)';
const WARNING = `warn: Coverage loss against main: \`task-completion/safe\` in ${FOURTEEN}`;

it.each<{ name: string; now: Report; main: Report | readonly Report[]; policy?: string; is: readonly string[] }>([
  {
    name: 'a criterion in a notice',
    now: asking(14),
    main: asking(0),
    is: ['notice: Coverage loss against main: `task-completion/safe` in 14 of 20 (`s-00`, `s-01`, `s-02` and 11 more)'],
  },
  { name: 'a critical one in a warning', now: asking(14), main: asking(0), policy: critical, is: [WARNING] },
  {
    name: 'one with a threshold of its own in a warning',
    now: asking(14),
    main: asking(0),
    policy: 'gate: { criteria: { task-completion/safe: { threshold: 0.9 } } }',
    is: [WARNING],
  },
  {
    name: 'one with the threshold of all in a notice',
    now: asking(1),
    main: asking(0),
    policy: 'gate: { criteria: { "*": { threshold: 0.9 } } }',
    is: ['notice: Coverage loss against main: `task-completion/safe` in 1 of 20 (`s-00`)'],
  },
  {
    name: 'nothing of an advisory one',
    now: asking(14),
    main: asking(0),
    policy: 'gate: { criteria: { task-completion/safe: { tier: advisory } } }',
    is: [],
  },
  { name: 'nothing of what main does not ask either', now: asking(14), main: asking(14), is: [] },
  { name: 'nothing of what is asked more often', now: asking(3), main: asking(14), is: [] },
  { name: 'nothing of what one run of main does not ask', now: asking(3), main: [asking(0), asking(3)], is: [] },
  {
    name: 'one that is asked nowhere in a warning',
    now: asking(20),
    main: asking(0),
    is: ['warn: Coverage loss against main: `task-completion/safe` in 20 of 20 (`s-00`, `s-01`, `s-02` and 17 more)'],
  },
  {
    name: 'nothing of a critical one that is asked nowhere, which blocks',
    now: asking(20),
    main: asking(0),
    policy: critical,
    is: [],
  },
  {
    name: 'nothing of scenarios in which a trial has no verdict',
    now: asking(1, [1, 'infrastructure']),
    main: asking(0),
    policy: critical,
    is: [],
  },
  {
    name: 'a whole rubric once',
    now: asRubric(asking(14)),
    main: asRubric(asking(0)),
    is: ['notice: Coverage loss against main: `SAFE` in 14 of 20 (`s-00`, `s-01`, `s-02` and 11 more)'],
  },
  {
    name: 'a rubric with a threshold in a warning',
    now: asRubric(asking(14)),
    main: asRubric(asking(0)),
    policy: 'gate: { metrics: { SAFE: { threshold: 0.9 } } }',
    is: [`warn: Coverage loss against main: \`SAFE\` in ${FOURTEEN}`],
  },
])('tells $name', ({ now, main, policy, is }) => {
  expect(told(now, main as Report, policy)).toEqual(is);
});
