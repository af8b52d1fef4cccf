import { UserError } from './errors.ts';
import { decide, invalidDecision, type MainRun } from './gating/decide.ts';
import type { Decision, Finding, RunOrigin } from './gating/decision.ts';
import type { Waiver } from './gating/policy.ts';
import { type BundleWriter, createBundle } from './io/bundle-writer.ts';
import { bundledTexts } from './io/bundled-ruler.ts';
import { findResultFiles } from './io/files.ts';
import { loadRuler, type Ruler, type RulerOptions } from './io/ruler.ts';
import { productVersion } from './io/shipped.ts';
import { readToday } from './io/today.ts';
import { measureRun } from './measure.ts';
import { renderComment } from './reporting/comment.ts';
import { renderJson } from './reporting/json.ts';
import type { Report } from './scoring/report.ts';
import type { Selection } from './suite/read-run.ts';

/** What main says. */
export interface BaselineAnswer {
  /** Newest first, at most five; empty when there is nothing to compare with, and then `notes` may say why. */
  readonly baselines: readonly MainRun[];
  /** Those that stand on the base branch. */
  readonly waivers: readonly Waiver[];
  readonly notes: readonly Finding[];
}

/** One run of the gate, from the terminal or on a runner. */
export interface GateRequest extends RulerOptions {
  readonly results: readonly string[];
  readonly select: readonly Selection[];
  /** Folder for the bundle; undefined writes none. */
  readonly out?: string | undefined;
  readonly origin: RunOrigin;
  /** For `SOURCE_DATE_EPOCH`. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Finds and measures the baseline with the given ruler. */
  findBaseline(ruler: Ruler, suite: string): Promise<BaselineAnswer>;
}

/** The decision, and the bundle when the evidence was fit to be kept. */
export interface GateOutcome {
  readonly decision: Decision;
  readonly bundle: string | null;
}

/** Name of a suite whose policy gives none. */
export const UNNAMED_SUITE = 'agent';

/** Measures, compares and decides. A mistake of the user's becomes the decision `invalid`; a bug is thrown. */
export async function runGate(request: GateRequest): Promise<GateOutcome> {
  let suite = UNNAMED_SUITE;
  try {
    const ruler = loadRuler(request);
    suite = ruler.policy.suite ?? UNNAMED_SUITE;
    return await judge(request, ruler, suite);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const { problems } = error;
    return { decision: invalidDecision({ suite, problems, candidateOrigin: request.origin }), bundle: null };
  }
}

async function judge(request: GateRequest, ruler: Ruler, suite: string): Promise<GateOutcome> {
  const { out, origin } = request;
  const files = findResultFiles(request.results, request.root);
  const bundle = out === undefined ? undefined : createBundle(out);
  try {
    const { mapping, rubrics, policy } = ruler;
    const candidate = measureRun({ files, mapping, select: request.select }, rubrics, bundle);
    const today = readToday(request.env);
    const answer = await request.findBaseline(ruler, suite);
    const decision = decide({ suite, policy, candidate, candidateOrigin: origin, today, ...answer });
    if (bundle !== undefined) finishBundle(bundle, { ruler, suite, origin, candidate, decision });
    return { decision, bundle: out ?? null };
  } catch (error) {
    bundle?.discard();
    throw error;
  }
}

interface Judged {
  readonly ruler: Ruler;
  readonly suite: string;
  readonly origin: RunOrigin;
  readonly candidate: Report;
  readonly decision: Decision;
}

function finishBundle(bundle: BundleWriter, { ruler, suite, origin, candidate, decision }: Judged): void {
  bundle.text('report.json', `${JSON.stringify(candidate)}\n`);
  bundle.text('decision.json', renderJson(decision));
  bundle.text('comment.md', renderComment(decision, { links: {} }));
  for (const { file, text } of bundledTexts(ruler.texts)) bundle.text(file, text);
  bundle.finish({
    tool: productVersion(),
    suite,
    origin,
    rubrics: ruler.rubrics.map(({ id, version, hash }) => ({ rubric: id, version, hash })),
    mapping: ruler.mapping === null ? null : { mapping: ruler.mapping.name, hash: ruler.mapping.hash },
  });
}
