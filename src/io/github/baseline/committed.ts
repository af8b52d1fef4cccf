import type { BaselineOrigin } from '../../../../schemas/types/decision.ts';
import { describeProblems, UserError } from '../../../errors.ts';
import type { FindingData } from '../../../gating/messages/catalogue.ts';
import { shortSha } from '../../../gating/wording.ts';
import { type CheckedBaselineFile, MAX_BASELINE_BYTES, readBaselineFile } from '../../bundle/baseline-file.ts';
import { ApiError } from '../../requests.ts';
import { baselineName } from '../artifact.ts';
import type { GitHubClient } from '../client.ts';
import { readRawFileAt } from '../contents.ts';
import type { BaselineQuery } from './candidates.ts';

/**
 * Reads the baseline of the queried suite, committed at the base commit: the pull request's version of the file does not count. Returns the
 * finding about its absence, and never throws for its content.
 */
export async function readCommittedBaseline(
  client: GitHubClient,
  { context: { repository }, name }: BaselineQuery,
  file: string,
  base: string,
): Promise<CheckedBaselineFile | FindingData> {
  const unreadable = (reason: string): FindingData => {
    return { code: 'baseline-file-unreadable', effect: 'warn', file, base, reason };
  };
  try {
    const text = await readRawFileAt(client, repository, { path: file, ref: base, maxBytes: MAX_BASELINE_BYTES });
    if (text === null) return { code: 'baseline-file-absent', effect: 'warn', file, base };
    const read = readBaselineFile(file, text);
    return baselineName(read.suite) === name ? read : unreadable(`it is of the suite ${read.suite}`);
  } catch (error) {
    if (error instanceof UserError) return unreadable(describeProblems(error));
    if (error instanceof ApiError) return unreadable(error.message);
    throw error;
  }
}

/** Origin of a committed baseline: its run and its file. */
export function originOfFile(file: string, { origin, written }: CheckedBaselineFile): BaselineOrigin {
  const run = origin.sha === undefined ? '' : `, run of ${shortSha(origin.sha)}`;
  return { ...origin, label: `committed file ${file}${run}`, found_by: 'file', created: written };
}
