import type { Report, RubricReport } from '../../../schemas/types/report.ts';
import { rubricComparable } from '../comparing/comparability.ts';
import { type Pairing, scenariosByLostFact } from '../comparing/pairing.ts';
import type { GateContext } from '../context.ts';
import type { Finding } from '../decision.ts';
import { orAccept } from '../policy/advice.ts';
import { gates, metricRule, type ResolvedPolicy } from '../policy/resolve-policy.ts';
import { rubricsInOrder } from '../primary-rubric.ts';
import { countedShare, nameList, percent, shortHash } from '../wording.ts';

/** What stands in the way of a comparison: invalid, unless the policy accepts it. */
export function comparabilityFindings(context: GateContext): readonly Finding[] {
  const { policy, baseline, rubrics } = context;
  if (baseline === null) return [];
  const gone = baseline.rubrics.filter(({ rubric }) => rubrics.every((other) => other.rubric.rubric !== rubric));
  const effect = policy.on_not_comparable === 'pass' ? 'warn' : 'invalid';
  return [
    ...(context.isComparable ? [] : [tooLittleInCommon(context, effect)]),
    ...rubrics
      .filter(({ rubric }) => !rubricComparable(rubric, baseline))
      .map(({ rubric }) => otherRubric(policy, rubric, baseline, effect)),
    ...(gone.length < 2 ? gone : rubricsInOrder({ rubrics: gone })).map((rubric) => goneRubric(policy, rubric)),
  ];
}

function tooLittleInCommon({ policy, pairing, runs }: GateContext, effect: Finding['effect']): Finding {
  const { overlap, changed } = pairing;
  // Where nothing is in common, one that asks something else need not count twice to say so.
  const total = overlap.common === 0 ? overlap.total - changed.length : overlap.total;
  return {
    code: 'scenarios-not-comparable',
    effect,
    what:
      overlap.common === 0
        ? 'No judged scenario of the baseline is in this run, so nothing can be compared'
        : `Only ${overlap.common} of ${overlap.total} scenarios are in both runs${countedTwice(pairing)}, too few to compare them`,
    expected: `at least ${percent(policy.gate.scenarios.min_overlap, 0)} of the scenarios in both runs`,
    actual: [countedShare({ passed: overlap.common, total }, 'scenario'), ...bothSides(pairing)].join('; '),
    next: orAccept(mendOverlap(pairing, runs.slice(1)), 'if the suite changed on purpose,', policy),
  };
}

/** One that was reworded is two: what main asked, and what this run asks. */
function countedTwice({ changed }: Pairing): string {
  return changed.length === 0
    ? ''
    : ` (${changed.length} ${changed.length === 1 ? 'that asks something else counts' : 'that ask something else count'} twice)`;
}

function mendOverlap(pairing: Pairing, older: readonly Report[]): string {
  if (ranInPart(pairing, older))
    return 'Run main once more with the whole suite: its newest run has only a part, and one before it had more';
  const { changed, removed: gone, new: news } = pairing;
  const [most] = scenariosByLostFact(changed).toSorted((a, b) => b.scenarios.length - a.scenarios.length);
  if (most !== undefined && most.scenarios.length * 2 > changed.length + gone.length + news.length)
    return `Let the harness record \`${most.fact}\` again: without it nobody sees whether a scenario asks the same`;
  if (changed.length > gone.length + news.length)
    return 'Reword fewer scenarios at a time, or undo it where none was meant: a reworded scenario is another one, whatever its id';
  return 'Keep scenario ids stable, or let trials record their `input`';
}

/** Whether main's newest run, and not the suite, is what is small: an older one knows scenarios that it lacks. */
function ranInPart({ new: news, removed: gone, changed }: Pairing, older: readonly Report[]): boolean {
  const known = new Set(older.flatMap(({ scenarios }) => scenarios.map(({ scenario }) => scenario)));
  return gone.length === 0 && changed.length === 0 && news.some(({ scenario }) => known.has(scenario));
}

/** What stands on one side only, named on each. */
function bothSides({ new: news, removed: gone, changed }: Pairing): readonly string[] {
  const reworded = changed.filter(({ lostFact }) => lostFact === null);
  const sides = [
    ['in this run only', idsOf(news)],
    ['on main only', idsOf(gone)],
    ...scenariosByLostFact(changed).map(
      ({ fact, scenarios }) => [`no longer recording \`${fact}\``, idsOf(scenarios)] as const,
    ),
    ['asking something else', idsOf(reworded)],
  ] as const;
  return sides.filter(([, ids]) => ids.length > 0).map(([where, ids]) => `${where}: ${nameList(ids)}`);
}

function idsOf(scenarios: readonly { readonly scenario: string }[]): readonly string[] {
  return scenarios.map(({ scenario }) => scenario);
}

function otherRubric(
  policy: ResolvedPolicy,
  rubric: RubricReport,
  baseline: Report,
  effect: Finding['effect'],
): Finding {
  const before = baseline.rubrics.find((other) => other.rubric === rubric.rubric);
  return {
    code: 'rubric-not-comparable',
    effect,
    what:
      before === undefined
        ? `The baseline was not scored with the rubric \`${rubric.rubric}\``
        : `The baseline was scored with another content of the rubric \`${rubric.rubric}\``,
    expected: `version ${rubric.version} (${shortHash(rubric.hash)})`,
    actual: before === undefined ? 'no such rubric' : `version ${before.version} (${shortHash(before.hash)})`,
    next: orAccept('Compare with a baseline that keeps its trials, so that it can be scored again', 'or', policy),
    subject: rubric.rubric,
  };
}

/** Where main's run could be scored again, this never comes up: then both sides have the rubrics of one ruler. */
function goneRubric(policy: ResolvedPolicy, rubric: RubricReport): Finding {
  const isAccepted = policy.on_not_comparable === 'pass' || !gates(metricRule(policy, rubric.metric));
  return {
    code: 'rubric-gone',
    effect: isAccepted ? 'warn' : 'block',
    what: `The rubric \`${rubric.rubric}\` (${rubric.metric}) scored the baseline and does not score this run`,
    next: 'Bring it back; if main has removed it on purpose, let main save a new baseline',
    subject: rubric.rubric,
  };
}
