import type { BaselineOrigin, Relaxation } from '../../../schemas/types/decision.ts';
import { contentHash } from '../../contract/hash.ts';
import { describeProblems, UserError, valueOr } from '../../errors.ts';
import { baselineFinding } from '../../gating/findings/baseline.ts';
import type { FindingData } from '../../gating/findings/finding.ts';
import { shortHash, shortSha } from '../../gating/wording.ts';
import { type CheckedBaselineFile, MAX_BASELINE_BYTES, readBaselineFile } from '../../io/bundle/baseline-file.ts';
import { fileExists, readText } from '../../io/files.ts';
import { baselineName } from '../../io/github/artifact.ts';
import type { GitHubClient } from '../../io/github/client.ts';
import { readRawFileAt } from '../../io/github/contents.ts';
import { ApiError } from '../../io/requests.ts';
import type { MainQuery } from './discover.ts';

/**
 * Reads the baseline of the queried suite, committed at the base commit: the pull request's version of the file does not count. Returns the
 * finding about its absence, and never throws for its content.
 */
export async function readCommittedBaseline(
  client: GitHubClient,
  { suite }: Pick<MainQuery, 'suite'>,
  file: string,
  base: string,
): Promise<CheckedBaselineFile | FindingData> {
  const unreadable = (reason: string): FindingData => {
    return baselineFinding('baseline-file-unreadable', { file, base, reason });
  };
  try {
    const text = await readRawFileAt({ client, ref: base }, file, MAX_BASELINE_BYTES);
    if (text === null) return baselineFinding('baseline-file-absent', { file, base });
    const baseline = readBaselineFile(file, text);
    return baselineName(baseline.suite) === baselineName(suite)
      ? baseline
      : unreadable(`it is of the suite ${baseline.suite}`);
  } catch (error) {
    if (error instanceof UserError) return unreadable(describeProblems(error));
    if (error instanceof ApiError) return unreadable(error.message);
    throw error;
  }
}

export function originOfFile(file: string, { origin, written }: CheckedBaselineFile): BaselineOrigin {
  const run = origin.sha === undefined ? '' : `, run of ${shortSha(origin.sha)}`;
  return { ...origin, label: `committed file ${file}${run}`, found_by: 'file', created: written };
}

/**
 * How a run changes the committed baseline, which takes effect after the merge. Empty if its checkout has the base's version or no file, on
 * the base branch, and in `workflow_run`, which does not check out the pull request's files.
 */
export function rewrittenFile(
  { context, root, file }: MainQuery,
  committed: CheckedBaselineFile,
): readonly Relaxation[] {
  const isOfRun = !context.publishesBaseline && context.event !== 'workflow_run';
  if (file === null || !isOfRun || !fileExists(file, root)) return [];
  const readOfRun = () => readBaselineFile(file, readText(file, root, { maxBytes: MAX_BASELINE_BYTES }));
  const old = shortHash(contentHash(committed));
  const changed = valueOr('unreadable', () => shortHash(contentHash(readOfRun())));
  return old === changed ? [] : [{ subject: file, what: 'the committed baseline', old, new: changed }];
}
