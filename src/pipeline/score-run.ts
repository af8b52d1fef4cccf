import type { Report } from '../../schemas/types/report.ts';
import { sortedUnion } from '../contract/text.ts';
import { BY_TAGS } from '../gating/slices.ts';
import { mappingIdentity } from '../io/bundle/format.ts';
import type { BundleWriter } from '../io/bundle/write.ts';
import type { Config } from '../io/config.ts';
import { productVersion } from '../io/shipped.ts';
import { startReport } from '../scoring/report.ts';
import { explainTrial, recordTrial } from '../scoring/result-tree.ts';
import { type ScoredTrial, scoreTrial } from '../scoring/score-trial.ts';
import { readEmpty } from '../suite/empty-trial.ts';
import { type Redaction, startRedaction } from '../suite/redaction/redaction.ts';
import { selectionText } from '../suite/select-trials.ts';
import { armOf, type Trial } from '../suite/trial.ts';
import { evidenceOfRun, type RunFiles } from './run-files.ts';

export type Scoring = Pick<Config, 'rubrics' | 'policy'>;

/** Scores one trial by the rubrics of a config, and an empty one as its policy says. */
export function scoreByConfig({ rubrics, policy }: Scoring, trial: Trial): ScoredTrial {
  return scoreTrial(rubrics, readEmpty(trial, policy.errors.empty));
}

export function armsOf({ policy }: Pick<Scoring, 'policy'>): readonly string[] {
  return Object.keys(policy.arms);
}

/** Whether a trial is of an arm of the policy, and so none of the agent as it is. */
export function isOfArm(config: Pick<Scoring, 'policy'>, trial: Trial): boolean {
  return armOf(trial) !== null && armsOf(config).length > 0;
}

/**
 * Reads a run trial by trial, scores each trial, and adds evidence and result trees to the bundle, if there is one.
 * @param redaction afterwards contains the counts of what it redacted
 * @throws UserError with all problems of the files
 */
export function scoreRun(
  run: RunFiles,
  config: Scoring,
  bundle?: Pick<BundleWriter, 'add'> | null,
  redaction: Redaction = startRedaction(run.redaction),
): Report {
  const { mapping, select, pool } = run;
  const selected = select.length === 0 ? {} : { select: select.map(selectionText).sort() };
  const readNow = { tool: productVersion(), mapping: mappingIdentity(mapping), ...selected };
  const sliceBy = config.policy.gate.slices.by.filter((fact) => fact !== BY_TAGS);
  const apart = (run.arms ?? armsOf(config)).length > 0 || run.hasArms === true;
  const report = startReport(config.rubrics, { readBy: run.readBy ?? readNow, sliceBy, hasArms: apart });
  let unselected = 0;
  for (const evidence of evidenceOfRun(run, redaction, () => unselected++)) {
    const scored = scoreByConfig(config, evidence.trial);
    report.add(scored);
    bundle?.add(evidence, recordTrial(explainTrial(scored)));
  }
  const [earlier, counts] = [pool?.redacted ?? {}, redaction.counts()];
  const names = sortedUnion(Object.keys(earlier), Object.keys(counts));
  const finished = {
    ...report.finish(Object.fromEntries(names.map((name) => [name, (earlier[name] ?? 0) + (counts[name] ?? 0)]))),
    ...(config.policy.errors.empty === 'scored' ? {} : { empty_trials: config.policy.errors.empty }),
  };
  if (finished.read_by === undefined || unselected === 0) return finished;
  return { ...finished, read_by: { ...finished.read_by, unselected } };
}

/** Whether trials of arms stood apart when a stored report was made. */
export function hasArms({ scenarios }: Pick<Report, 'scenarios'>): boolean {
  return scenarios.some(({ arms }) => arms !== undefined);
}

/** Adds to the report of rescored trials the number of secrets redacted in the original run. */
export function withRedacted(report: Report, { redacted }: Pick<Report, 'redacted'>): Report {
  return redacted === undefined ? report : { ...report, redacted };
}
