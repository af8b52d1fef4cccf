import { adviseNearest } from '../../contract/nearest-name.ts';
import type { Report } from '../../scoring/report.ts';
import type { Sides } from '../comparing/pairing.ts';
import type { Finding } from '../decision.ts';
import type { Policy, Waiver } from '../policy/policy.ts';
import { rulePointer } from '../policy/read-policy.ts';
import { primaryRubric } from '../policy/rules.ts';
import { kindOf, subjectOf } from '../policy/waiver-subject.ts';
import { criterionName, nameList, placeText } from '../wording.ts';

/** Names in the policy that the run does not have: a rule that nothing obeys would guard nothing, so each is invalid. */
export function unknownNames(policy: Policy, candidate: Report, baseline: Report | null): readonly Finding[] {
  const gate = policy.gate ?? {};
  const known = knownNames(candidate);
  const all = [...candidate.scenarios, ...(baseline?.scenarios ?? [])];
  const scenarios = all.flatMap((scenario) => [scenario.scenario, ...scenario.tags]);
  const metrics = { kind: 'metric', names: new Set(known.metrics) };
  return [
    ...unknownAmong(policy, metrics, rulesOf(policy, 'metrics')),
    ...unknownAmong(
      policy,
      { kind: 'criterion', names: new Set(['*', ...known.criteria]) },
      rulesOf(policy, 'criteria'),
    ),
    ...unknownAmong(policy, { kind: 'outcome', names: new Set(known.outcomes) }, rulesOf(policy, 'outcomes')),
    ...unknownAmong(policy, metrics, listed('/drift/metrics', policy.drift?.metrics)),
    ...unknownAmong(
      policy,
      { kind: 'scenario', names: new Set(scenarios) },
      listed('/gate/scenarios/must_pass', gate.scenarios?.must_pass),
    ),
  ];
}

/**
 * Waivers of what neither the run nor main has: they cover nothing, whether they are misspelt or left over. No more than a warning, as
 * their subject may have gone from main since.
 */
export function unknownWaivers(waivers: readonly Waiver[], { candidate, runs }: Sides): readonly Finding[] {
  const reports = [candidate, ...runs];
  const names = {
    metric: reports.flatMap((report) => knownNames(report).metrics),
    criterion: reports.flatMap((report) => knownNames(report).criteria),
    scenario: reports.flatMap(({ scenarios }) => scenarios.map(({ scenario }) => scenario)),
  };
  return waivers.flatMap((waiver): readonly Finding[] => {
    const kind = kindOf(waiver);
    const known = [...new Set(names[kind])];
    const subject = subjectOf(waiver);
    if (known.includes(subject)) return [];
    const who = runs.length === 0 ? 'this run does not have' : 'neither this run nor main has';
    const what = `The waiver names the ${kind} \`${subject}\`, which ${who}`;
    return [{ code: 'unknown-waiver', effect: 'warn', what, next: advise(subject, known), subject }];
  });
}

function knownNames(report: Report) {
  const { rubrics } = report;
  const bare = primaryRubric(report)?.outcomes ?? [];
  return {
    metrics: rubrics.map((rubric) => rubric.metric),
    criteria: rubrics.flatMap((rubric) => rubric.criteria.map(({ key }) => criterionName(rubric.rubric, key))),
    outcomes: [
      ...bare.map(({ outcome }) => outcome),
      ...rubrics.flatMap((rubric) => rubric.outcomes.map(({ outcome }) => `${rubric.rubric}/${outcome}`)),
    ],
  };
}

/** What the run has of one kind. */
interface Known {
  readonly kind: string;
  readonly names: ReadonlySet<string>;
}

/** A name in the policy and where it stands. */
interface Named {
  readonly name: string;
  readonly pointer: string;
}

function rulesOf({ gate }: Policy, section: 'metrics' | 'criteria' | 'outcomes'): readonly Named[] {
  return Object.keys(gate?.[section] ?? {}).map((name) => ({ name, pointer: rulePointer(section, name) }));
}

function listed(at: string, names: readonly string[] = []): readonly Named[] {
  return names.map((name, index) => ({ name, pointer: `${at}/${index}` }));
}

function unknownAmong(policy: Policy, known: Known, named: readonly Named[]): readonly Finding[] {
  return named.filter(({ name }) => !known.names.has(name)).map((one) => unknownName(policy, known, one));
}

function unknownName(policy: Policy, { kind, names }: Known, { name, pointer }: Named): Finding {
  return {
    code: `unknown-${kind}`,
    effect: 'invalid',
    what: `The policy names the ${kind} \`${name}\`, which this run does not have`,
    next: advise(name, [...names]),
    subject: name,
    where: placeText(policy.placeOf(pointer)),
  };
}

/** The nearest name, else the first known ones: a suite may have thousands of scenarios. */
function advise(name: string, known: readonly string[]): string {
  const nearest = adviseNearest(name, known);
  if (nearest !== '') return nearest;
  return known.length === 0 ? 'This run has none' : `Known: ${nameList([...known].sort(), 10)}`;
}
