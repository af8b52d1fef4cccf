import type { Report } from '../../schemas/types/report.ts';
import { sortedUnion } from '../contract/text.ts';
import { UserError } from '../errors.ts';
import type { BundleDraft } from '../io/bundle/write.ts';
import type { Mapping } from '../suite/mapping/mapping.ts';
import { NOTHING_MORE, startRedaction } from '../suite/redaction/redaction.ts';
import { type Configs, scoreAlike } from './configs.ts';
import type { EarlierAttempts } from './earlier-attempts.ts';
import type { AskJudge } from './judging.ts';
import { type Pooled, poolAttempts } from './pool-attempts.ts';
import type { RunFiles, UnreadRun } from './run-files.ts';
import { armsOf, scoreRun } from './score-run.ts';

export interface ScoredCandidate {
  /** By the base config. */
  readonly report: Report;
  /** By the head config; the same report if both configs score alike. */
  readonly head: Report;
  /** Whether the head config's mapping read the results, because the base config's could not. */
  readonly isReadByHead: boolean;
  /** Redacted paths of the policies that no trial has; absent in a replay. */
  readonly unmatched?: readonly string[];
  /** Trials of earlier attempts of the run and notes about them; absent in a replay. */
  readonly pooled?: Pooled;
  /** Its trials of these scenarios as scored, for a later read; absent in a replay. */
  readonly trialsOf?: (scenarios: ReadonlySet<string>) => RunFiles;
}

interface CandidateFiles extends UnreadRun {
  /** Earlier attempts of the run; absent if there can be none. */
  readonly earlier?: EarlierAttempts | undefined;
  readonly ask: AskJudge;
}

/**
 * Gets missing judge answers and scores the run by both configs. If the base config's mapping cannot read the results, because the pull
 * request changes both their format and the mapping, the head config's mapping reads them.
 * @param draft gets evidence and result trees by the base config
 * @throws UserError with all problems of the files
 */
export async function scoreCandidate(
  run: CandidateFiles,
  configs: Configs,
  draft: Pick<BundleDraft, 'start'>,
): Promise<ScoredCandidate> {
  const { base, head } = configs;
  const measured = await scoreByBase(run, configs, draft);
  if (head === null || scoreAlike(base, head)) return { ...measured, head: measured.report };
  const arms = sortedUnion(armsOf(base), armsOf(head));
  const files = await run.ask({ ...run, mapping: head.mapping, pool: measured.pool, arms }, configs);
  return { ...measured, head: scoreRun(files, head) };
}

async function scoreByBase(run: CandidateFiles, configs: Configs, draft: Pick<BundleDraft, 'start'>) {
  const { base, head } = configs;
  try {
    return { ...(await scoreInto(draft, run, configs, base.mapping)), isReadByHead: false };
  } catch (error) {
    const isOtherMapping = head !== null && head.mapping?.hash !== base.mapping?.hash;
    if (!(error instanceof UserError) || !isOtherMapping) throw error;
    return { ...(await scoreInto(draft, run, configs, head.mapping)), isReadByHead: true };
  }
}

async function scoreInto(
  draft: Pick<BundleDraft, 'start'>,
  run: CandidateFiles,
  configs: Configs,
  mapping: Mapping | null,
) {
  const { pool, pooled } = poolAttempts(run, run.earlier, mapping);
  const files = await run.ask({ ...run, mapping, pool, arms: armsOf(configs.base) }, configs);
  const redaction = startRedaction(run.redaction);
  const bundle = draft.start();
  const report = scoreRun(files, configs.base, bundle, redaction);
  const trialsOf = (scenarios: ReadonlySet<string>): RunFiles => {
    const stored = bundle?.trialsOf(scenarios) ?? null;
    return stored === null ? files : { files: [stored], mapping: null, select: [], redaction: NOTHING_MORE };
  };
  return { report, pool, pooled, unmatched: redaction.unmatched(), trialsOf };
}
