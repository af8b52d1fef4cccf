import type { Decision, Finding } from '../gating/decision.ts';

/**
 * The decision as it is told where nothing of the agent's may be quoted. Of what was refused it says what is wrong and where, not what was
 * found there: a record that is not what it should be may hold the agent's words anywhere.
 */
export function unquoted(decision: Decision): Decision {
  if (decision.compared.candidate !== null) return decision;
  return { ...decision, findings: decision.findings.map(withoutFound) };
}

function withoutFound(finding: Finding): Finding {
  const { actual, ...rest } = finding;
  return finding.where === undefined ? finding : rest;
}
