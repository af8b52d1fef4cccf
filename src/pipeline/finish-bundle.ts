import type { Decision } from '../../schemas/types/decision.ts';
import type { Report } from '../../schemas/types/report.ts';
import { describeThrown } from '../errors.ts';
import { render } from '../gating/findings/catalogue.ts';
import { recordOf } from '../gating/history/records.ts';
import { redactionHash } from '../gating/policy/redaction-policy.ts';
import { bundledTexts, gateText } from '../io/bundle/bundled-config.ts';
import {
  CONFIRM_FILE,
  CONTROL_FILE,
  MAIN_TRIALS_FILE,
  mappingIdentity,
  rubricIdentities,
} from '../io/bundle/format.ts';
import { HISTORY_FILE, historyText } from '../io/bundle/read.ts';
import type { BundleWriter } from '../io/bundle/write.ts';
import { productVersion } from '../io/shipped.ts';
import { renderComment } from '../reporting/document.ts';
import { safeJson } from '../reporting/json-document.ts';
import { historyBefore } from './decide-by-configs.ts';
import type { DecidedRun, PreparedRun } from './score-and-decide.ts';
import type { ConfirmedCandidate } from './score-fresh.ts';

interface FinishedRun extends DecidedRun, Pick<PreparedRun, 'origin' | 'time' | 'today' | 'redaction' | 'keepsTrials'> {
  readonly candidate: ConfirmedCandidate;
}

/**
 * Adds report, decision, comment, history and configs to a bundle with evidence and result trees, and closes it. All input is already
 * redacted: a replay could not repeat a redaction made here.
 */
export function finishBundle(bundle: BundleWriter, run: FinishedRun): void {
  const { origin, candidate, answer, decision, mainTrials } = run;
  const { base, head, decidedBy } = answer.configs;
  const { attempts = [] } = candidate.pooled ?? {};
  bundle.text('report.json', reportPieces(candidate.report));
  if (mainTrials.length > 0)
    bundle.text(
      MAIN_TRIALS_FILE,
      mainTrials.map((line) => `${line}\n`),
    );
  bundle.text('decision.json', safeJson(decision));
  bundle.text('comment.md', commentOrError(decision));
  const history = historyBefore(answer, origin);
  const record = recordOf(candidate.report, origin, run.time ?? run.today, history[0], decision.drift, base.policy);
  bundle.text(HISTORY_FILE, historyText([record, ...history]));
  if (run.keepsTrials) addTrialsAgain(bundle, candidate);
  const byBase = bundledTexts(base.texts);
  const byHead = head && bundledTexts(head.texts, 'head/');
  for (const { file, text } of [...byBase, ...(byHead ?? [])]) bundle.text(file, text);
  const indexOf = (texts: typeof byBase) => texts.map(({ kind, file, name }) => ({ kind, file, name }));
  const gate = gateText({
    schema: 1,
    today: run.today,
    config: { label: decidedBy, texts: indexOf(byBase) },
    head: byHead && { config: { label: null, texts: indexOf(byHead) }, report: candidate.head },
    read_by_head: candidate.isReadByHead,
    waivers: answer.waivers,
    labels: answer.labels,
    notes: answer.notes.map(render),
    evidence: run.evidence,
    baselines: answer.runs,
    ...(answer.newest === null ? {} : { newest: answer.newest }),
    ...(answer.reference ? { reference: answer.reference } : {}),
    ...(answer.relaxation === null ? {} : { relaxation: answer.relaxation }),
    ...(answer.relaxed.length > 0 ? { relaxed: answer.relaxed } : {}),
    ...(candidate.confirm ? { confirm: candidate.confirm } : {}),
  });
  bundle.text('gate.json', gate);
  const shipped = byBase.flatMap((text) => (text.shipped ? [text.file] : []));
  bundle.finish({
    tool: productVersion(),
    suite: decision.suite,
    origin,
    rubrics: rubricIdentities(base.rubrics),
    mapping: mappingIdentity(base.mapping),
    ...(shipped.length === 0 ? {} : { shipped }),
    redaction: redactionHash(run.redaction),
    ...(attempts.length === 0 ? {} : { attempts }),
  });
}

function addTrialsAgain(bundle: BundleWriter, { freshLines, controlLines }: ConfirmedCandidate): void {
  if (freshLines !== '') bundle.text(CONFIRM_FILE, freshLines);
  if (controlLines !== '') bundle.text(CONTROL_FILE, controlLines);
}

export function reportText({ report }: Pick<ConfirmedCandidate, 'report'>): string {
  return `${JSON.stringify(report)}\n`;
}

/** Yields `reportText` in pieces: for a large suite it has many megabytes, mostly in lists. */
function* reportPieces(report: Report): Generator<string> {
  let separator = '{';
  for (const [key, value] of Object.entries(report)) {
    yield `${separator}"${key}":`;
    if (Array.isArray(value)) {
      yield '[';
      for (const [index, item] of value.entries()) yield `${index === 0 ? '' : ','}${JSON.stringify(item)}`;
      yield ']';
    } else yield JSON.stringify(value);
    separator = ',';
  }
  yield '}\n';
}

/** The text of `comment.md`: the comment without links to a run. */
export function commentText(decision: Decision): string {
  return renderComment(decision, { links: {} });
}

/** The comment, or an error message in its place: a bug in rendering must not lose the decision. */
function commentOrError(decision: Decision): string {
  try {
    return commentText(decision);
  } catch (error) {
    return `The comment could not be written; this is our bug, please report it: ${describeThrown(error)}\n`;
  }
}
