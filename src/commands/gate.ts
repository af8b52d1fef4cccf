import { UserError } from '../errors.ts';
import type { Decision } from '../gating/decision.ts';
import { invalidDecision } from '../gating/invalid-decision.ts';
import { findGivenBaseline } from '../pipeline/baseline/given-baseline.ts';
import { commentText } from '../pipeline/finish-bundle.ts';
import { runGate } from '../pipeline/run-gate.ts';
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
  const findBaseline = findGivenBaseline({ ...options, env: workplace.env }, workplace.root);
  const { decision, redact } = await runGate({ ...options, ...workplace, origin: {}, findBaseline });
  const text = options.json ? renderJson(decision) : commentText(decision);
  return { text: redact(text), exitCode: decision.exit_code };
}

function optionsOf(words: readonly string[]): GateOptions | { readonly decision: Decision } {
  try {
    return parseGateOptions(words);
  } catch (error) {
    if (!(error instanceof UserError) || !words.includes('--json')) throw error;
    return { decision: invalidDecision({ suite: UNNAMED_SUITE, problems: error.problems, candidateOrigin: {} }) };
  }
}
