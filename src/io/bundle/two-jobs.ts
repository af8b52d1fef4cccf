import { UserError } from '../../errors.ts';
import { nameList } from '../../gating/wording.ts';
import { parseRecord } from '../../suite/reading/parse-json.ts';
import { listAt, numberAt } from '../github/payload.ts';

/** Stands alone in place of a bundle of main that two jobs of one attempt reported: none of them is the baseline. */
export const TWO_JOBS_FILE = 'two-jobs.json';

/** The mark that replaces a baseline. */
export interface TwoJobs {
  readonly attempt: number;
  /** Names of the jobs. */
  readonly jobs: readonly string[];
}

/** The text of the mark. */
export function twoJobsText({ attempt, jobs }: TwoJobs): string {
  return `${JSON.stringify({ attempt, jobs })}\n`;
}

/** Reads a mark. @throws UserError if it is not JSON */
export function readTwoJobs(bytes: Uint8Array, label: string): TwoJobs {
  const mark = parseRecord(new TextDecoder().decode(bytes), { file: `${label}/${TWO_JOBS_FILE}` });
  const jobs = listAt(mark, 'jobs').filter((job) => typeof job === 'string');
  return { attempt: numberAt(mark, 'attempt') ?? 0, jobs };
}

/** The error for a mark in place of a bundle. */
export function refusedTwoJobs({ jobs }: TwoJobs, label: string): UserError {
  return new UserError({
    code: 'two-jobs',
    what: `two jobs of its run reported this suite: ${nameList(jobs)}`,
    where: { file: label },
    fix: 'Name the suites, or use shards',
  });
}
