import type { Place } from '../../errors.ts';
import type { Finding } from '../decision.ts';
import { placeText } from '../wording.ts';
import { baselineMessages } from './baseline.ts';
import { configMessages } from './config.ts';
import { evidenceMessages } from './evidence.ts';
import type { Sentences, Subject } from './sentences.ts';
import { trialMessages } from './trials.ts';

/** The message of every finding, by its code. Each is a function from the data of a finding to what people read. */
const MESSAGES = {
  ...baselineMessages,
  ...configMessages,
  ...evidenceMessages,
  ...trialMessages,
};

/** Every code that the gate itself finds; a problem of the input brings its own. */
export type FindingCode = keyof typeof MESSAGES;

/** What the message of a code is made of. */
type DataOf<C extends FindingCode> = Parameters<(typeof MESSAGES)[C]> extends readonly [infer D] ? D : unknown;

/** A finding as data: what every finding has, and what its code asks for. Its sentences are rendered last. */
export type FindingData<C extends FindingCode = FindingCode> = C extends FindingCode
  ? {
      readonly code: C;
      readonly effect: Finding['effect'];
      readonly subject?: Subject;
      readonly place?: Place;
      readonly scenarios?: NonNullable<Finding['scenarios']>;
    } & DataOf<C>
  : never;

/** A finding as data; or as it is published, where it was stored or is a problem of the input. */
export type AnyFinding = FindingData | Finding;

/** What people read of a finding. */
export function sentencesOf(finding: FindingData): Sentences {
  const message = MESSAGES[finding.code] as (data: FindingData) => Sentences;
  return message(finding);
}

/** A finding as it is published. One that has its sentences stays as it is. */
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
    ...(subject === undefined ? {} : { subject: subject.name }),
    ...(place === undefined ? {} : { where: placeText(place) }),
    ...(scenarios === undefined ? {} : { scenarios }),
  };
}
