import type { Finding } from '../../../schemas/types/decision.ts';
import type { Waiver } from '../../../schemas/types/policy.ts';
import type { Place } from '../../errors.ts';
import { points } from '../wording.ts';
import { baselineMessages } from './baseline.ts';
import { configMessages } from './config.ts';
import { confirmMessages } from './confirm.ts';
import { evidenceMessages } from './evidence.ts';
import { policyMessages } from './policy.ts';
import { rateMessages } from './rates.ts';
import { rubricMessages } from './rubrics.ts';
import { scenarioMessages } from './scenarios.ts';
import type { Sentences, Subject } from './sentences.ts';
import { trialMessages } from './trials.ts';

/** The message of every finding, by its code: a function from the data of a finding to its sentences. */
const MESSAGES = {
  ...rateMessages,
  ...scenarioMessages,
  ...trialMessages,
  ...evidenceMessages,
  ...policyMessages,
  ...rubricMessages,
  ...baselineMessages,
  ...configMessages,
  ...confirmMessages,
  waived,
};

/** Every code of the gate's own findings; a problem of the input has its own code. */
export type FindingCode = keyof typeof MESSAGES;

/** The data that the message of a code uses. */
type DataOf<C extends FindingCode> = Parameters<(typeof MESSAGES)[C]> extends readonly [infer D] ? D : unknown;

/** A finding as data: what every finding may have, and what the message of its code uses. Sentences are rendered last. */
export type FindingData<C extends FindingCode = FindingCode> = C extends FindingCode
  ? {
      readonly code: C;
      readonly effect: Finding['effect'];
      readonly subject?: Subject;
      readonly place?: Place;
      /** For a blocking rate, the scenarios that fell in it or fail it, the worst first. */
      readonly scenarios?: NonNullable<Finding['scenarios']>;
    } & DataOf<C>
  : never;

/** A finding as data, or already rendered if it was stored or is a problem of the input. */
export type AnyFinding = FindingData | Finding;

interface Waived {
  readonly subject: Subject;
  readonly waiver: Waiver;
  /** The finding that would block without the waiver, or what happened to the scenario. */
  readonly covered: FindingData | 'removed' | 'dropped';
}

function waived({ subject, waiver, covered }: Waived): Sentences {
  const { why, what } =
    typeof covered === 'string'
      ? {
          why: undefined,
          what: `\`${subject.name}\` ${covered === 'removed' ? 'is left out' : 'dropped and counts as unchanged'}`,
        }
      : sentencesOf(covered);
  return {
    what: `${what}; waived until ${waiver.expires} by ${waiver.owner}: ${waiver.reason}`,
    expected: waiver.ceiling === undefined ? 'any drop' : `a drop of at most ${points(waiver.ceiling)}`,
    actual: typeof covered === 'string' ? undefined : sentencesOf(covered).actual,
    why,
    next: 'Fix it before the waiver expires',
  };
}

/** The sentences of a finding. */
export function sentencesOf(finding: FindingData): Sentences {
  const message = MESSAGES[finding.code] as (data: FindingData) => Sentences;
  return message(finding);
}

/** A finding in its published form. One that has its sentences is returned unchanged. */
export function render(finding: AnyFinding): Finding {
  if ('what' in finding) return finding;
  const { code, effect, subject, place, scenarios } = finding;
  const { what, expected, actual, why, next } = sentencesOf(finding);
  return {
    code,
    effect,
    what,
    ...(expected === undefined ? {} : { expected }),
    ...(actual === undefined ? {} : { actual }),
    ...(why === undefined ? {} : { why }),
    ...(next === undefined ? {} : { next }),
    ...(subject === undefined ? {} : { subject: subject.name, subject_kind: subject.kind }),
    ...measuredOf(finding),
    ...('suggestion' in finding && finding.suggestion !== null ? { suggestion: finding.suggestion } : {}),
    ...(place === undefined ? {} : { place }),
    ...(scenarios === undefined ? {} : { scenarios }),
  };
}

/** The numbers of a finding about a rate or an outcome; for a waived one, those of the covered finding. */
function measuredOf(finding: FindingData): Pick<Finding, 'rate' | 'count'> {
  if (finding.code === 'waived') return typeof finding.covered === 'string' ? {} : measuredOf(finding.covered);
  if ('rate' in finding) {
    const { candidate, baseline, delta, interval, rule, candidateCount } = finding.rate;
    const { threshold, tolerance } = rule;
    return { rate: { candidate, baseline, delta, interval, threshold, tolerance }, count: candidateCount };
  }
  return 'count' in finding && typeof finding.count === 'object' ? { count: finding.count } : {};
}
