import { UserError } from '../errors.ts';
import { type NoiseReport, noiseReport } from '../gating/noise-report.ts';
import { shortSha } from '../gating/wording.ts';
import { loadRuler, type Ruler } from '../io/ruler.ts';
import { readToday } from '../io/today.ts';
import { type GivenRun, measureGiven } from '../pipeline/baseline/given-baseline.ts';
import { suiteOf } from '../pipeline/suite-name.ts';
import type { Workplace } from './command.ts';
import type { NoiseOptions } from './run-options.ts';

/**
 * Measures how far runs of one commit lie apart.
 * @throws UserError when a run cannot be read, when they are known to be of several commits, when one was measured by other
 * rubrics and keeps no trials, or when they share no judged scenario
 */
export async function measureNoise(options: NoiseOptions, { root, env }: Workplace): Promise<NoiseReport> {
  const ruler = loadRuler({ ...options, root });
  const { select } = options;
  const runs = await Promise.all(options.runs.map((name) => measureGiven({ name, select, root, env }, ruler)));
  requireOneCommit(runs);
  for (const run of runs) requireSameRubrics(run, ruler);
  const { policy } = ruler;
  const found = noiseReport({ suite: suiteOf(ruler), policy, runs, today: readToday(env) });
  if (found !== null) return found;
  throw new UserError({
    code: 'nothing-in-common',
    what: 'no scenario has a verdict in every run',
    mend: 'Name complete runs of the same suite',
  });
}

/** What keeps no trials stays as it was measured. */
function requireSameRubrics({ report, origin: { label } }: GivenRun, { rubrics }: Ruler): void {
  const other = rubrics.find(({ id, hash }) => !report.rubrics.some((one) => one.rubric === id && one.hash === hash));
  if (other === undefined) return;
  throw new UserError({
    code: 'other-rubrics',
    what: `\`${label}\` was measured by another \`${other.id}\`, and keeps no trials that could be scored again`,
    mend: 'Name bundles with evidence, or results files',
  });
}

/** Results files do not say where they come from; bundles of a workflow do. */
function requireOneCommit(runs: readonly GivenRun[]): void {
  const commits = [...new Set(runs.flatMap(({ origin }) => origin.sha ?? []))];
  if (commits.length < 2) return;
  throw new UserError({
    code: 'several-commits',
    what: 'the runs are of several commits, so they differ by more than noise',
    expected: 'runs of one commit',
    found: commits.map(shortSha).join(', '),
    mend: 'Run the suite several times on one commit, for example by re-running the workflow on main',
  });
}
