import { UserError } from '../errors.ts';
import { noiseReport } from '../gating/noise-report.ts';
import { shortSha } from '../gating/wording.ts';
import { configOfBundle } from '../io/bundle/bundled-config.ts';
import type { Bundle } from '../io/bundle/read.ts';
import { type Config, compileConfig, loadConfig } from '../io/config.ts';
import { readToday } from '../io/time.ts';
import type { BaselineRun } from '../pipeline/baseline/answer.ts';
import { firstBundle, measureSource, openNamed } from '../pipeline/baseline/given-baseline.ts';
import { headDecides } from '../pipeline/configs.ts';
import { askNoJudge } from '../pipeline/judging.ts';
import { safeJson } from '../reporting/json-document.ts';
import { renderNoise } from '../reporting/noise.ts';
import {
  type Answer,
  MEASURING_OPTIONS,
  type MeasuringOptions,
  measuringOptions,
  parseWords,
  usageError,
  type Workplace,
} from './command.ts';

/**
 * `agent-gate noise`. @throws UserError for a malformed command line, a run that cannot be read, runs of several commits, a run of other
 * rubrics without its trials, and runs without a common scored scenario
 */
export async function noise(words: readonly string[], { root, env, paint, width }: Workplace): Promise<Answer> {
  const { values, positionals: names } = parseWords(words, MEASURING_OPTIONS, { positionals: true });
  if (names.length < 2)
    throw usageError(
      'noise needs two runs of one commit or more',
      'For example: agent-gate noise run-1.jsonl run-2.jsonl',
    );
  const options = measuringOptions(values);
  const sources = openNamed(names, root);
  // A run named twice would show no noise.
  if (sources.length < names.length)
    throw new UserError({ code: 'same-run', what: 'a run is named twice', fix: 'Name different runs of one commit' });
  const config = configFor(options, firstBundle(sources), root);
  const how = { select: options.select, root, configs: headDecides(config), secrets: { env }, ask: askNoJudge };
  const runs = await Promise.all(sources.map((source) => measureSource(source, how)));
  requireOneCommit(runs);
  for (const run of runs) requireSameRubrics(run, config);
  const { policy } = config;
  const report = noiseReport({ suite: policy.suite, policy, runs, today: readToday(env) });
  if (report === null) {
    const what = 'no scenario has a verdict in every run';
    throw new UserError({ code: 'nothing-in-common', what, fix: 'Name complete runs of the same suite' });
  }
  return { text: options.json ? safeJson(report) : renderNoise(report, paint, width), exitCode: 0 };
}

/** The named config; if no part of it is named, the config of the first bundle. */
function configFor({ rubrics, mapping, policy }: MeasuringOptions, kept: Bundle | null, root: string): Config {
  const isNamed = rubrics.length > 0 || mapping !== undefined || policy !== undefined;
  return kept === null || isNamed
    ? loadConfig({ rubrics, mapping, policy, root })
    : compileConfig(configOfBundle(kept));
}

/** A run without trials cannot be scored again. */
function requireSameRubrics({ report, origin: { label } }: BaselineRun, { rubrics }: Config): void {
  const unmatched = rubrics.find(
    ({ id, hash }) => !report.rubrics.some((scored) => scored.rubric === id && scored.hash === hash),
  );
  if (unmatched === undefined) return;
  throw new UserError({
    code: 'other-rubrics',
    what: `\`${label}\` was scored with another \`${unmatched.id}\` and keeps no trials to score again`,
    fix: 'Name bundles with evidence, or results files',
  });
}

/** Only bundles of a workflow name their commit. */
function requireOneCommit(runs: readonly BaselineRun[]): void {
  const commits = [...new Set(runs.flatMap(({ origin }) => origin.sha ?? []))];
  if (commits.length < 2) return;
  throw new UserError({
    code: 'several-commits',
    what: 'the runs are of several commits, so they differ by more than noise',
    expected: 'runs of one commit',
    found: commits.map(shortSha).join(', '),
    fix: 'Run the suite several times on one commit, for example by re-running the workflow on main',
  });
}
