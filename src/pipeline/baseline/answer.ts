import type { BaselineOrigin, Finding, Relaxation } from '../../../schemas/types/decision.ts';
import type { EvidenceListing, RunEvidence } from '../../../schemas/types/gate.ts';
import type { Waiver } from '../../../schemas/types/policy.ts';
import { isRecord, mapTexts } from '../../contract/json.ts';
import { type AnyFinding, render } from '../../gating/findings/catalogue.ts';
import type { Reference } from '../../gating/history/main-drift.ts';
import type { RelaxationRule } from '../../gating/relaxation/relaxation.ts';
import type { Config } from '../../io/config.ts';
import { NOTHING_MORE, type RedactionRules, startRedaction } from '../../suite/redaction/redaction.ts';
import type { Configs } from '../configs.ts';
import type { AskJudge } from '../judging.ts';
import type { ParentPullRequest } from './parent-pull-request.ts';
import type { MeasuredBaseline } from './score-baseline.ts';

export interface BaselineRun extends MeasuredBaseline {
  readonly origin: BaselineOrigin;
}

export interface BaselineAnswer {
  readonly configs: Configs;
  /** Newest first, at most five; empty if there is no comparison, for which `notes` may contain the reason. */
  readonly runs: readonly BaselineRun[];
  /** Main's newest run, if the run is compared with another one; null if it is the first of `runs`. */
  readonly newest: BaselineRun | null;
  /** The commit that main is compared with over time; null or absent if the policy names none, or an unknown one. */
  readonly reference?: Reference | null;
  /** GitHub's lists that the search read; absent if there was no search. */
  readonly listings?: readonly EvidenceListing[];
  /** The pull request on which this one is stacked; null or absent if there is none. */
  readonly parent?: ParentPullRequest | null;
  /** How the choice of the baseline relaxes the gate. */
  readonly relaxed: readonly Relaxation[];
  /** The base branch's rule for relaxing the gate, if this run avoids the base policy; null if the base policy applies. */
  readonly relaxation: RelaxationRule | null;
  /** Labels of the pull request, if the base policy requires one. */
  readonly labels: readonly string[] | null;
  readonly waivers: readonly Waiver[];
  readonly notes: readonly AnyFinding[];
}

/** Chooses the configs and measures the baseline runs; `ask` gets the judge answers that their trials lack. */
export type FindBaseline = (head: Config, ask: AskJudge) => Promise<BaselineAnswer>;

/**
 * Redacts today's secrets in the answer: main's runs may have been stored before a value was known as secret. Redacts texts of trials,
 * notes and labels, never names and numbers of the report.
 */
export function withoutSecrets(answer: BaselineAnswer, { secrets }: Pick<RedactionRules, 'secrets'>): BaselineAnswer {
  const { text: redact } = startRedaction({ ...NOTHING_MORE, secrets });
  const clean = (run: BaselineRun): BaselineRun => {
    const { label, branch } = run.origin;
    const origin = { ...run.origin, label: redact(label), ...(branch === undefined ? {} : { branch: redact(branch) }) };
    const report = redactQuoted(run.report, redact);
    const evidence = mapTexts(run.evidence, redact) as RunEvidence | undefined;
    const { measured } = run.head;
    if (measured === undefined) return { ...run, origin, report, evidence };
    const head = { measured: measured === run.report ? report : redactQuoted(measured, redact) };
    return { ...run, origin, report, evidence, head };
  };
  const { runs, newest, notes } = answer;
  return {
    ...answer,
    runs: runs.map(clean),
    newest: newest && clean(newest),
    // A note may contain the path of a file.
    notes: notes.map(render).map((note) => ({
      ...(mapTexts(note, redact) as Finding),
      code: note.code,
      effect: note.effect,
    })),
  };
}

/** Report keys with texts from trials; all other texts are names and hashes. */
const QUOTED: ReadonlySet<string> = new Set(['title', 'family', 'tags', 'explanation', 'message', 'judge']);

function redactQuoted<T>(report: T, redact: (text: string) => string): T {
  const redacted = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(redacted);
    if (!isRecord(value)) return value;
    const members = Object.entries(value).map(([key, member]) => {
      return [key, QUOTED.has(key) ? mapTexts(member, redact) : redacted(member)] as const;
    });
    return Object.fromEntries(members);
  };
  return redacted(report) as T;
}
