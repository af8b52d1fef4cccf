import type { OutcomeCount, Report } from '../../../schemas/types/report.ts';
import { adviseNearest } from '../../contract/names.ts';
import { fixOf } from '../../errors.ts';
import type { GateContext } from '../context.ts';
import type { Finding } from '../decision.ts';
import { rulePointer } from '../policy/read-policy.ts';
import type { ResolvedPolicy } from '../policy/resolve-policy.ts';
import { kindOf, subjectOf } from '../policy/waiver-subject.ts';
import { criterionName, nameList, placeText } from '../wording.ts';

/** Names in the policy that the run does not have: a rule that nothing obeys would guard nothing, so each is invalid. */
export function unknownNames({ policy, candidate, baseline, primary }: GateContext): readonly Finding[] {
  const own = knownNames(candidate, primary?.rubric.outcomes ?? []);
  const all = [...candidate.scenarios, ...(baseline?.scenarios ?? [])];
  const scenarios = all.flatMap((scenario) => [scenario.scenario, ...scenario.tags]);
  const metrics = known(own.metrics);
  return [
    ...unknownAmong(policy, 'metric', metrics, rulesOf(policy, 'metrics')),
    ...unknownAmong(policy, 'criterion', known(['*', ...own.criteria]), rulesOf(policy, 'criteria')),
    ...unknownAmong(policy, 'outcome', known(own.outcomes), rulesOf(policy, 'outcomes')),
    ...unknownAmong(policy, 'metric', metrics, listed('/drift/metrics', policy.drift?.metrics ?? [])),
    ...unknownAmong(
      policy,
      'scenario',
      known(scenarios),
      listed('/gate/scenarios/must_pass', policy.gate.scenarios.must_pass),
    ),
  ];
}

/**
 * Waivers of what neither the run nor main has: they cover nothing, whether they are misspelt or left over. No more than a warning, as
 * their subject may have gone from main since.
 */
export function unknownWaivers({ waivers, candidate, runs }: GateContext): readonly Finding[] {
  const reports = [candidate, ...runs];
  const names = {
    metric: known(reports.flatMap((report) => metricsOf(report))),
    criterion: known(reports.flatMap((report) => criteriaOf(report))),
    scenario: known(reports.flatMap(({ scenarios }) => scenarios.map(({ scenario }) => scenario))),
  };
  return [...waivers.held, ...waivers.ignored].flatMap((waiver): readonly Finding[] => {
    const kind = kindOf(waiver);
    const subject = subjectOf(waiver);
    if (names[kind].has(subject)) return [];
    const who = runs.length === 0 ? 'this run does not have' : 'neither this run nor main has';
    const what = `The waiver names the ${kind} \`${subject}\`, which ${who}`;
    return [{ code: 'unknown-waiver', effect: 'warn', what, next: names[kind].advise(subject), subject }];
  });
}

function metricsOf({ rubrics }: Report): readonly string[] {
  return rubrics.map(({ metric }) => metric);
}

function criteriaOf({ rubrics }: Report): readonly string[] {
  return rubrics.flatMap((rubric) => rubric.criteria.map(({ key }) => criterionName(rubric.rubric, key)));
}

function knownNames(report: Report, bareOutcomes: readonly OutcomeCount[]) {
  const { rubrics } = report;
  return {
    metrics: metricsOf(report),
    criteria: criteriaOf(report),
    outcomes: [
      ...bareOutcomes.map(({ outcome }) => outcome),
      ...rubrics.flatMap((rubric) => rubric.outcomes.map(({ outcome }) => `${rubric.rubric}/${outcome}`)),
    ],
  };
}

/** What the run has of one kind. */
interface Known {
  has(name: string): boolean;
  /** What to write in place of a name that it does not have. */
  advise(name: string): string;
}

/** Comparisons of names in search of the nearest ones; more would take many seconds where a suite has thousands of scenarios. */
const MOST_COMPARED = 1_000_000;

/** The nearest name, else the first known ones. */
function known(all: readonly string[]): Known {
  const has = new Set(all);
  const names = [...has].sort();
  const list = names.length === 0 ? 'This run has none' : `Known: ${nameList(names, 10)}`;
  let compared = 0;
  const advise = (name: string): string => {
    compared += names.length;
    return fixOf(compared <= MOST_COMPARED ? adviseNearest(name, names) : {}) || list;
  };
  return { has: (name) => has.has(name), advise };
}

/** A name in the policy and where it stands. */
interface Named {
  readonly name: string;
  readonly pointer: string;
}

function rulesOf({ gate }: ResolvedPolicy, section: 'metrics' | 'criteria' | 'outcomes'): readonly Named[] {
  return Object.keys(gate[section]).map((name) => ({ name, pointer: rulePointer(section, name) }));
}

function listed(at: string, names: readonly string[]): readonly Named[] {
  return names.map((name, index) => ({ name, pointer: `${at}/${index}` }));
}

function unknownAmong(policy: ResolvedPolicy, kind: string, names: Known, named: readonly Named[]): readonly Finding[] {
  return named
    .filter(({ name }) => !names.has(name))
    .map(({ name, pointer }) => ({
      code: `unknown-${kind}`,
      effect: 'invalid',
      what: `The policy names the ${kind} \`${name}\`, which this run does not have`,
      next: names.advise(name),
      subject: name,
      where: placeText(policy.placeOf(pointer)),
    }));
}
