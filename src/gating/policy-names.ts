import { nearestName } from '../contract/nearest-name.ts';
import type { Report } from '../scoring/report.ts';
import type { Finding } from './decision.ts';
import type { Policy } from './policy.ts';
import { rulePointer } from './read-policy.ts';
import { primaryRubric } from './rules.ts';
import { nameList, placeText } from './wording.ts';

/** Names in the policy that the run does not have: a rule that nothing obeys would guard nothing, so each is invalid. */
export function unknownNames(policy: Policy, candidate: Report, baseline: Report | null): readonly Finding[] {
  const gate = policy.gate ?? {};
  const known = knownNames(candidate);
  const all = [...candidate.scenarios, ...(baseline?.scenarios ?? [])];
  const scenarios = new Set(all.flatMap((scenario) => [scenario.scenario, ...scenario.tags]));
  const watched = (policy.drift?.metrics ?? []).map((name, index) => ({ name, index }));
  const mustPass = (gate.scenarios?.must_pass ?? []).map((name, index) => ({ name, index }));
  return [
    ...unknownRules(policy, 'metrics', 'metric', known.metrics),
    ...unknownRules(policy, 'criteria', 'criterion', ['*', ...known.criteria]),
    ...unknownRules(policy, 'outcomes', 'outcome', known.outcomes),
    ...watched
      .filter(({ name }) => !known.metrics.includes(name))
      .map(({ name, index }) => unknownName(policy, `/drift/metrics/${index}`, 'metric', name, known.metrics)),
    ...mustPass
      .filter(({ name }) => !scenarios.has(name))
      .map(({ name, index }) =>
        unknownName(policy, `/gate/scenarios/must_pass/${index}`, 'scenario', name, [...scenarios]),
      ),
  ];
}

function knownNames(report: Report) {
  const { rubrics } = report;
  const bare = primaryRubric(report)?.outcomes ?? [];
  return {
    metrics: rubrics.map((rubric) => rubric.metric),
    criteria: rubrics.flatMap((rubric) => rubric.criteria.map(({ key }) => `${rubric.rubric}/${key}`)),
    outcomes: [
      ...bare.map(({ outcome }) => outcome),
      ...rubrics.flatMap((rubric) => rubric.outcomes.map(({ outcome }) => `${rubric.rubric}/${outcome}`)),
    ],
  };
}

function unknownRules(
  policy: Policy,
  section: 'metrics' | 'criteria' | 'outcomes',
  kind: string,
  known: readonly string[],
): readonly Finding[] {
  return Object.keys(policy.gate?.[section] ?? {})
    .filter((name) => !known.includes(name))
    .map((name) => unknownName(policy, rulePointer(section, name), kind, name, known));
}

function unknownName(policy: Policy, pointer: string, kind: string, name: string, known: readonly string[]): Finding {
  return {
    code: `unknown-${kind}`,
    effect: 'invalid',
    what: `The policy names the ${kind} \`${name}\`, which this run does not have`,
    next: advise(name, known),
    subject: name,
    where: placeText(policy.placeOf(pointer)),
  };
}

/** The nearest name, else the first known ones: a suite may have thousands of scenarios. */
function advise(name: string, known: readonly string[]): string {
  const nearest = nearestName(name, known);
  if (nearest !== undefined) return `Did you mean \`${nearest}\`?`;
  return known.length === 0 ? 'This run has none' : `Known: ${nameList([...new Set(known)].sort(), 10)}`;
}
