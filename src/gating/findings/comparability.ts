import type { Finding } from '../../../schemas/types/decision.ts';
import type { JudgeCount, ReadBy, RubricReport } from '../../../schemas/types/report.ts';
import { rubricComparable } from '../comparing/comparison-context.ts';
import { judgeNames, sameJudges } from '../comparing/comparison-key.ts';
import { rubricsInOrder } from '../comparing/scores.ts';
import type { GateContext } from '../context.ts';
import { gates, metricRule } from '../policy/resolve-policy.ts';
import { nameList, percent, shortHash } from '../wording.ts';
import {
  type Both,
  type FindingData,
  type FindingRows,
  type Has,
  makerOf,
  type Numbers,
  type Sentences,
} from './finding.ts';

export const comparabilityRows = {
  'scenarios-not-comparable': {
    effect: ['invalid', 'warn'],
    message: ({
      common,
      total,
      minOverlap,
      candidateOnly,
      older,
      baselineOnly,
      changed,
      effect,
    }: LittleOverlap): Sentences => {
      const sides = [
        ['in this run only', candidateOnly],
        ["not in main's newest run, but in older ones", older],
        ['on main only', baselineOnly],
        ['different question', changed],
      ] as const;
      const named = sides.filter(([, ids]) => ids.length > 0).map(([where, ids]) => `${where}: ${nameList(ids)}`);
      return {
        what: `Only ${common} of ${total} scenarios are in both runs, too few to compare them`,
        expected: `at least ${percent(minOverlap, 0)} of the scenarios in both runs`,
        actual: named.length === 0 ? undefined : named.join('; '),
        next: `Keep scenario ids stable, and record each trial's \`input\` and \`ground_truth\` as main does${orAccept(effect)}`,
      };
    },
  },

  'rubric-not-comparable': {
    effect: ['invalid', 'warn'],
    message: ({ subject, candidate, baseline, effect }: OtherRubric): Sentences => ({
      what:
        baseline === null
          ? `The baseline was not scored with the rubric \`${subject.name}\``
          : `The baseline was scored with a different version of the rubric \`${subject.name}\``,
      expected: versionText(candidate),
      actual: baseline === null ? 'no such rubric' : versionText(baseline),
      next: `Compare with a baseline that keeps its trials: it can be rescored${orAccept(effect)}`,
    }),
  },

  'rubric-removed': {
    effect: ['block', 'warn'],
    message: ({ subject, metric }: Has<'subject'> & { readonly metric: string }): Sentences => ({
      what: `The rubric \`${subject.name}\` (${metric}) scored the baseline and does not score this run`,
      next: 'Restore it; if main removed it on purpose, save a new baseline on main',
    }),
  },

  'judge-not-comparable': {
    effect: ['invalid', 'warn'],
    isBaselineWith: true,
    message: ({ names, candidate, baseline }: Has<'names'> & Both<readonly JudgeCount[]>): Sentences => ({
      what: `A different model judged the baseline, so rates that depend on its verdicts are not compared: ${nameList(names)}`,
      expected: judgeNames(baseline),
      actual: judgeNames(candidate),
      next: 'Use the same model for both runs; if the judge changed for good, run main with the new one',
    }),
  },

  'mapping-changed': {
    effect: 'warn',
    message: ({ candidate, baseline }: Both<ReadBy['mapping']>): Sentences => ({
      what: "The baseline's results were read by a different mapping and cannot be read again",
      expected: mappingText(baseline),
      actual: mappingText(candidate),
      next: 'Until main has a new baseline, a change may come from the mapping and not from the agent',
    }),
  },
} satisfies FindingRows;

const comparabilityFinding = makerOf(comparabilityRows);

/** Findings that prevent a comparison: invalid, unless the policy accepts them. */
export function comparabilityFindings(context: GateContext): readonly FindingData[] {
  const { policy, baseline, rubrics } = context;
  if (baseline === null) return [];
  const effect: 'warn' | 'invalid' = policy.on_not_comparable === 'pass' ? 'warn' : 'invalid';
  const others = rubrics.flatMap(({ rubric }) => (rubricComparable(rubric, baseline) ? [] : [rubric]));
  const removed = baseline.rubrics.filter(({ rubric }) => rubrics.every((known) => known.rubric.rubric !== rubric));
  const subjectOf = ({ rubric }: RubricReport) => ({ kind: 'rubric', name: rubric }) as const;
  return [
    ...(context.isComparable ? [] : [littleOverlap(context, effect)]),
    ...others.map((candidate) => {
      const onMain = baseline.rubrics.find(({ rubric }) => rubric === candidate.rubric) ?? null;
      const about = { effect, subject: subjectOf(candidate), candidate, baseline: onMain };
      return comparabilityFinding('rubric-not-comparable', about);
    }),
    // Cannot occur if main's run was scored again: both sides then have one config's rubrics.
    ...(removed.length < 2 ? removed : rubricsInOrder({ rubrics: removed })).map((rubric) => {
      const { metric } = rubric;
      const isAccepted = effect === 'warn' || !gates(metricRule(policy, metric));
      const about = { subject: subjectOf(rubric), metric };
      return comparabilityFinding('rubric-removed', { effect: isAccepted ? 'warn' : 'block', ...about });
    }),
  ];
}

function littleOverlap({ policy, pairing }: GateContext, effect: 'warn' | 'invalid'): FindingData {
  const idsOf = (scenarios: readonly { readonly scenario: string }[]) => scenarios.map(({ scenario }) => scenario);
  return comparabilityFinding('scenarios-not-comparable', {
    effect,
    ...pairing.overlap,
    minOverlap: policy.gate.scenarios.min_overlap,
    candidateOnly: idsOf(pairing.new),
    older: pairing.olderOnMain,
    baselineOnly: idsOf(pairing.removed),
    changed: idsOf(pairing.changed),
  });
}

/** Findings that another judge or another mapping was used on main. Rates that depend on another judge are not compared. */
export function keyFindings({ policy, candidate, baseline, rubrics }: GateContext): readonly FindingData[] {
  if (baseline === null) return [];
  const rates = rubrics.flatMap(({ metric, criteria }) => [metric, ...criteria]).filter(({ byJudge }) => byJudge);
  const stops = policy.on_not_comparable !== 'pass' && rates.some(({ rule }) => gates(rule));
  const ofJudge = {
    effect: stops ? 'invalid' : 'warn',
    names: rates.map(({ name }) => name),
    candidate: candidate.judges ?? [],
    baseline: baseline.judges ?? [],
  } as const;
  const [here, main] = [candidate.read_by, baseline.read_by];
  const isReadAlike = here === undefined || main === undefined || here.mapping?.hash === main.mapping?.hash;
  return [
    ...(rates.length === 0 || sameJudges(candidate, baseline)
      ? []
      : [comparabilityFinding('judge-not-comparable', ofJudge)]),
    ...(isReadAlike
      ? []
      : [comparabilityFinding('mapping-changed', { candidate: here.mapping, baseline: main.mapping })]),
  ];
}

/** The scenarios, with changed ones counted twice, and the ids of those that are not on both sides alike. */
interface LittleOverlap
  extends Has<'effect'>,
    Numbers<'common' | 'total' | 'minOverlap'>,
    Readonly<Record<'candidateOnly' | 'older' | 'baselineOnly' | 'changed', readonly string[]>> {}

interface RubricContent {
  readonly version: string;
  readonly hash: string;
}

interface OtherRubric extends Has<'subject' | 'effect'> {
  readonly candidate: RubricContent;
  /** Null if the baseline has no such rubric. */
  readonly baseline: RubricContent | null;
}

function orAccept(effect: Finding['effect']): string {
  return effect === 'invalid'
    ? ", or set `on_not_comparable: pass` in main's policy until main has a new baseline"
    : '';
}

function versionText({ version, hash }: RubricContent): string {
  return `version ${version} (${shortHash(hash)})`;
}

function mappingText(mapping: ReadBy['mapping']): string {
  return mapping === null ? 'none' : `${mapping.mapping} (${shortHash(mapping.hash)})`;
}
