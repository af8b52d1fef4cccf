import { decideByRulers } from './decide-by-rulers.ts';
import { UserError } from './errors.ts';
import { invalidDecision } from './gating/decide.ts';
import type { BaselineOrigin, Decision, Finding, RunOrigin } from './gating/decision.ts';
import type { Waiver } from './gating/policy.ts';
import type { BundleWriter } from './io/bundle-writer.ts';
import { bundledTexts } from './io/bundled-ruler.ts';
import { loadRuler, type Ruler, type RulerOptions } from './io/ruler.ts';
import { findShardedFiles } from './io/shards.ts';
import { productVersion } from './io/shipped.ts';
import type { MeasuredBaseline } from './measure.ts';
import { type MeasuredCandidate, measureCandidate } from './measure-candidate.ts';
import { renderComment } from './reporting/comment.ts';
import { renderJson } from './reporting/json.ts';
import type { Rulers } from './rulers.ts';
import type { Selection } from './suite/read-run.ts';
import { suiteOf, UNNAMED_SUITE } from './suite-name.ts';

/** What main says. */
export interface BaselineAnswer {
  readonly rulers: Rulers;
  /** Newest first, at most five; empty when there is nothing to compare with, and then `notes` may say why. */
  readonly runs: readonly (MeasuredBaseline & { readonly origin: BaselineOrigin })[];
  /** Those that count. */
  readonly waivers: readonly Waiver[];
  readonly notes: readonly Finding[];
}

/** One run of the gate, from the terminal or on a runner. */
export interface GateRequest extends RulerOptions {
  readonly results: readonly string[];
  /** What `{shard}` in `results` stands for; undefined for a run in one piece. */
  readonly shards?: readonly string[] | undefined;
  readonly select: readonly Selection[];
  /** Folder for the bundle; undefined writes none. */
  readonly out?: string | undefined;
  readonly origin: RunOrigin;
  /** For `SOURCE_DATE_EPOCH`. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Finds the ruler that decides, and measures main's runs by it. */
  findBaseline(own: Ruler): Promise<BaselineAnswer>;
}

/** The decision, and the bundle when the evidence was fit to be kept. */
export interface GateOutcome {
  readonly decision: Decision;
  readonly bundle: string | null;
}

/** Measures, compares and decides. A mistake of the user's becomes the decision `invalid`; a bug is thrown. */
export async function runGate(request: GateRequest): Promise<GateOutcome> {
  let suite = UNNAMED_SUITE;
  try {
    const own = loadRuler(request);
    suite = suiteOf(own);
    return await judge(request, own);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const { problems } = error;
    return { decision: invalidDecision({ suite, problems, candidateOrigin: request.origin }), bundle: null };
  }
}

async function judge(request: GateRequest, own: Ruler): Promise<GateOutcome> {
  const files = findShardedFiles(request.results, request.shards, request.root);
  const answer = await request.findBaseline(own);
  const candidate = measureCandidate({ files, select: request.select, out: request.out }, answer.rulers);
  try {
    const decision = decideByRulers(request, candidate, answer);
    const { bundle } = candidate;
    if (bundle !== null) finishBundle(bundle, { ruler: answer.rulers.deciding, request, candidate, decision });
    return { decision, bundle: request.out ?? null };
  } catch (error) {
    candidate.bundle?.discard();
    throw error;
  }
}

interface Judged {
  readonly ruler: Ruler;
  readonly request: GateRequest;
  readonly candidate: MeasuredCandidate;
  readonly decision: Decision;
}

function finishBundle(bundle: BundleWriter, { ruler, request, candidate, decision }: Judged): void {
  bundle.text('report.json', `${JSON.stringify(candidate.report)}\n`);
  bundle.text('decision.json', renderJson(decision));
  bundle.text('comment.md', renderComment(decision, { links: {} }));
  for (const { file, text } of bundledTexts(ruler.texts)) bundle.text(file, text);
  bundle.finish({
    tool: productVersion(),
    suite: decision.suite,
    origin: request.origin,
    rubrics: ruler.rubrics.map(({ id, version, hash }) => ({ rubric: id, version, hash })),
    mapping: ruler.mapping === null ? null : { mapping: ruler.mapping.name, hash: ruler.mapping.hash },
  });
}
