import { mapTexts } from '../contract/json-leaves.ts';
import { UserError, unlessMistaken } from '../errors.ts';
import type { Decision } from '../gating/decision.ts';
import { invalidDecision } from '../gating/invalid-decision.ts';
import { refuseForeignFolder, takeAwayBundle } from '../io/bundle/output-folder.ts';
import { UNWRITABLE } from '../io/write-files.ts';
import { findGivenBaseline } from '../pipeline/baseline/given-baseline.ts';
import { commentText } from '../pipeline/finish-bundle.ts';
import { type GateOutcome, runGate } from '../pipeline/run-gate.ts';
import { UNNAMED_SUITE } from '../pipeline/suite-name.ts';
import { safeJson } from '../reporting/json.ts';
import type { Answer, Workplace } from './command.ts';
import { type GateOptions, parseGateOptions } from './run-options.ts';

/**
 * Judges a run: `agent-gate gate`. With `--json` words that it does not understand make an invalid decision, for whoever reads it.
 * @throws UserError for words that it does not understand
 */
export async function gate(words: readonly string[], workplace: Workplace): Promise<Answer> {
  const options = optionsOf(words);
  if ('decision' in options) return { text: safeJson(options.decision), exitCode: options.decision.exit_code };
  const { decision, redact } = await judge(options, workplace);
  const text = options.json
    ? safeJson(mapTexts(decision, redact) as Decision)
    : redact(commentText(decision, options.out));
  return { text, exitCode: decision.exit_code };
}

/**
 * What stands under `--out` after a run is this run's or gone; a disk that does not take the new bundle keeps the old one, and a folder
 * that holds anything else stays as it is.
 */
async function judge(options: GateOptions, workplace: Workplace): Promise<Pick<GateOutcome, 'decision' | 'redact'>> {
  const { out } = options;
  const findBaseline = findGivenBaseline({ ...options, env: workplace.env }, workplace.root);
  try {
    if (out !== undefined) refuseForeignFolder(out);
    const outcome = await runGate({ ...options, ...workplace, origin: {}, findBaseline });
    const isTaken = outcome.bundle !== null || outcome.decision.findings.some(({ code }) => code === UNWRITABLE);
    return out === undefined || isTaken ? outcome : withoutOlder(outcome, out);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { decision: refusal(error), redact: (text) => text };
  }
}

/** Why the older bundle could not be taken away is said after why the run is refused. */
function withoutOlder(outcome: GateOutcome, out: string): GateOutcome {
  const { decision } = outcome;
  return unlessMistaken(
    () => {
      takeAwayBundle(out);
      return outcome;
    },
    (mistake) => {
      const findings = [...decision.findings, ...refusal(mistake).findings];
      return { ...outcome, decision: { ...decision, findings } };
    },
  );
}

function refusal({ problems }: UserError): Decision {
  return invalidDecision({ suite: UNNAMED_SUITE, problems, candidateOrigin: {} });
}

function optionsOf(words: readonly string[]): GateOptions | { readonly decision: Decision } {
  try {
    return parseGateOptions(words);
  } catch (error) {
    if (!(error instanceof UserError) || !words.includes('--json')) throw error;
    return { decision: refusal(error) };
  }
}
