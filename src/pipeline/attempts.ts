import type { Report } from '../../schemas/types/report.ts';
import type { LeftOut } from '../gating/messages/trials.ts';
import { redactionHash } from '../gating/policy/redaction-policy.ts';
import { EVIDENCE_FILE } from '../io/bundle/format.ts';
import { type Bundle, evidenceOf, openBundleZip } from '../io/bundle/read.ts';
import { searchAttempts } from '../io/github/baseline/attempts.ts';
import type { GitHubClient } from '../io/github/client.ts';
import type { RunContext } from '../io/github/context.ts';
import { at } from '../io/github/payload.ts';
import type { EarlierTrials, Unfit } from '../scoring/pooling/known-trials.ts';
import type { RedactionRules } from '../suite/redaction/redaction.ts';
import type { Configs } from './configs.ts';

/** The earlier attempts of the run that this one repeats. */
export interface EarlierAttempts {
  /** Number of this attempt, from 1. */
  readonly attempt: number;
  /** Null where there is nothing to add. */
  readonly trials: EarlierTrials | null;
  readonly left: readonly LeftOut[];
}

/** Looks for them, once it is known what decides and what is taken out of results. */
export type FindEarlier = (configs: Configs, redaction: RedactionRules) => Promise<EarlierAttempts>;

/** A finder for what earlier attempts of the run have uploaded. A run of main stands alone: its newest attempt is the baseline. */
export function findEarlierAttempts(client: GitHubClient | null, context: RunContext): FindEarlier {
  return async (configs, redaction) => {
    const { base } = configs;
    const { attempt } = context.run;
    if (context.publishesBaseline || attempt === 1 || base.policy.reruns === 'replace')
      return { attempt, trials: null, left: [] };
    if (client === null) {
      const why = 'there is no token to ask for it with';
      return { attempt, trials: null, left: everyBefore(attempt).map((before) => ({ attempt: before, why })) };
    }
    const suite = base.policy.suite;
    const expected = { context, suite, mapping: base.mapping?.hash ?? null, redaction: redactionHash(redaction) };
    const open = (archive: Uint8Array, of: number): EarlierTrials | Unfit => {
      const bundle = openBundleZip(`attempt ${of}`, archive);
      const why = whyUnfit(bundle, expected);
      return why === null ? trialsOf(bundle, of) : { why };
    };
    const { found, left } = await client.spare(() => searchAttempts(client, { context, suite, open }));
    return { attempt, trials: found, left };
  };
}

function everyBefore(attempt: number): readonly number[] {
  return Array.from({ length: attempt - 1 }, (_, index) => index + 1);
}

interface Expected {
  readonly context: RunContext;
  readonly suite: string;
  readonly mapping: string | null;
  readonly redaction: string | undefined;
}

function whyUnfit(bundle: Bundle, { context, suite, mapping, redaction }: Expected): string | null {
  const { manifest } = bundle;
  const { sha, run_id: runId } = manifest.origin;
  if (sha !== context.headSha || runId !== context.run.id) return 'its bundle is of another run or commit';
  if (manifest.suite !== suite) return 'its bundle is of another suite';
  if (at(bundle.json('decision.json'), 'decision') === 'invalid') return 'it was invalid';
  if (!bundle.has(EVIDENCE_FILE)) return 'it kept no trials';
  if ((manifest.mapping?.hash ?? null) !== mapping) return 'its results were read by another mapping';
  return manifest.redaction === redaction ? null : 'its trials were redacted otherwise';
}

/** The bytes are checked against the manifest here, so that nothing of a damaged bundle is used. */
function trialsOf(bundle: Bundle, attempt: number): EarlierTrials {
  const { redacted } = bundle.json('report.json') as Report;
  return { file: evidenceOf(bundle), attempt, attempts: bundle.manifest.attempts ?? null, redacted };
}
