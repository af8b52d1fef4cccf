import type { Decision, Finding, RunOrigin } from '../../schemas/types/decision.ts';
import type { Report } from '../../schemas/types/report.ts';
import { defined } from '../contract/json.ts';
import { fixOf, type Problem } from '../errors.ts';
import { gateContext } from './context.ts';
import { decisionOf } from './decide.ts';
import { defaultPolicy } from './policy/resolve-policy.ts';

const NOTHING_MEASURED: Report = {
  schema: 1,
  trials: { scored: 0, errored: { agent: 0, infrastructure: 0, judge: 0 }, unclassified: 0 },
  rubrics: [],
  scenarios: [],
  errored: [],
};

/** The decision on input that could not be read: invalid, with every problem as a finding. */
export function invalidDecision(input: {
  readonly suite: string;
  readonly problems: readonly Problem[];
  readonly candidateOrigin: RunOrigin;
}): Decision {
  const nothing = { candidate: NOTHING_MEASURED, runs: [], before: [], fresh: null };
  const context = gateContext({ ...nothing, policy: defaultPolicy, waivers: { held: [], ignored: [], today: '' } });
  const findings = input.problems.map(findingOf);
  return decisionOf(
    {
      suite: input.suite,
      policy: defaultPolicy,
      candidateOrigin: input.candidateOrigin,
      runs: [],
      resolved: { decided: 'invalid', findings, waivers: [], context },
      config: null,
      relaxed: [],
    },
    { candidate: null, baseline: null },
  );
}

function findingOf(problem: Problem): Finding {
  const { code, what, where, expected, found, more, suggestion } = problem;
  const next = fixOf(problem) || undefined;
  return defined({ code, effect: 'invalid', what, expected, actual: found, next, more, suggestion, place: where });
}
