import { resolve, sep } from 'node:path';
import { UserError } from '../errors.ts';
import type { Decision } from '../gating/decision.ts';
import { invalidDecision } from '../gating/invalid-decision.ts';
import { takeAwayBundle } from '../io/bundle/older-bundle.ts';
import { findGivenBaseline } from '../pipeline/baseline/given-baseline.ts';
import { commentText } from '../pipeline/finish-bundle.ts';
import { type GateOutcome, runGate } from '../pipeline/run-gate.ts';
import { UNNAMED_SUITE } from '../pipeline/suite-name.ts';
import { renderJson } from '../reporting/json.ts';
import type { Answer, Workplace } from './command.ts';
import { type GateOptions, parseGateOptions } from './run-options.ts';

/**
 * Judges a run: `agent-gate gate`. With `--json` words that it does not understand make an invalid decision, for whoever reads it.
 * @throws UserError for words that it does not understand
 */
export async function gate(words: readonly string[], workplace: Workplace): Promise<Answer> {
  const options = optionsOf(words);
  if ('decision' in options) return { text: renderJson(options.decision), exitCode: options.decision.exit_code };
  const { decision, redact } = await judge(options, workplace);
  const text = options.json ? renderJson(decision) : commentText(decision);
  return { text: redact(text), exitCode: decision.exit_code };
}

/** An earlier bundle in the folder of this run's goes before anything else, or after the run where the run reads it and leaves none. */
async function judge(options: GateOptions, workplace: Workplace): Promise<Pick<GateOutcome, 'decision' | 'redact'>> {
  const { out } = options;
  const isRead = out !== undefined && readsFrom(out, options, workplace);
  try {
    if (out !== undefined && !isRead) takeAwayBundle(out);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { decision: refusal(error), redact: (text) => text };
  }
  const findBaseline = findGivenBaseline({ ...options, env: workplace.env }, workplace.root);
  const outcome = await runGate({ ...options, ...workplace, origin: {}, findBaseline });
  if (isRead && outcome.bundle === null) takeAwayBundle(out);
  return outcome;
}

/** Whether the run reads something that stands in a folder. */
function readsFrom(folder: string, options: GateOptions, { root }: Workplace): boolean {
  const { results, baselines, rubrics, mapping, policy, basePolicy, answers } = options;
  const names = [...results, ...baselines, ...rubrics, mapping, policy, basePolicy, answers];
  const home = `${resolve(folder)}${sep}`;
  return names.some((name) => name !== undefined && `${resolve(root, name)}${sep}`.startsWith(home));
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
