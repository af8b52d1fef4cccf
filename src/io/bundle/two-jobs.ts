import { memberOf } from '../../contract/json.ts';
import { UserError } from '../../errors.ts';
import { nameList } from '../../gating/wording.ts';
import { parseRecord } from '../../suite/reading/parse-json.ts';

/** Stands alone in place of a bundle of main that two jobs of one attempt reported: none of them is the baseline. */
export const TWO_JOBS_FILE = 'two-jobs.json';

export interface TwoJobs {
  readonly attempt: number;
  readonly jobs: readonly string[];
}

/** Reads a mark. @throws UserError if it is not JSON */
export function readTwoJobs(bytes: Uint8Array, label: string): TwoJobs {
  const mark = parseRecord(new TextDecoder().decode(bytes), { file: `${label}/${TWO_JOBS_FILE}` });
  const [attempt, jobs] = [memberOf(mark, 'attempt'), memberOf(mark, 'jobs')];
  return {
    attempt: typeof attempt === 'number' ? attempt : 0,
    jobs: Array.isArray(jobs) ? jobs.filter((job) => typeof job === 'string') : [],
  };
}

export function refusedTwoJobs({ jobs }: TwoJobs, label: string): UserError {
  return new UserError({
    code: 'two-jobs',
    what: `two jobs or steps of its run reported this suite: ${nameList(jobs)}`,
    where: { file: label },
    fix: 'Name the suites, or use shards',
  });
}
