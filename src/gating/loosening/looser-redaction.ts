import type { Report } from '../../../schemas/types/report.ts';
import { counted } from '../../contract/text.ts';
import { REGISTERED } from '../../suite/redaction/shapes.ts';
import { missingTrials } from '../comparing/missing-trials.ts';
import type { ResolvedPolicy } from '../policy/resolve-policy.ts';
import { someOf } from '../wording.ts';
import { type Looser, ofPolicy } from './looser.ts';

type Redact = ResolvedPolicy['redact'];
type Names = 'secrets_from' | 'hash' | 'drop';

/** What else takes out as much or more. */
const AS_GOOD: Readonly<Record<Names, readonly Names[]>> = {
  secrets_from: ['secrets_from'],
  hash: ['hash', 'drop'],
  drop: ['drop'],
};
/** More names than these nobody reads in one place. */
const MOST_NAMES = 3;
const NAMES = Object.keys(AS_GOOD) as readonly Names[];

/**
 * Secrets and facts of the base that would stand in bundles and comments as they are; and what this run takes out beyond the base, of
 * both sides and before anything is scored, so that the gate does not see it.
 */
export function looserRedaction(base: Redact, own: Redact): readonly Looser[] {
  const isBlinder = base.shapes === 'off' && own.shapes !== 'off';
  return [
    ...NAMES.flatMap((key) => less(base, own, key).map((sides) => ofPolicy(`redact.${key}`, sides))),
    ...NAMES.flatMap((key) => less(own, base, key).map(([names, held]) => ofPolicy(inThisRun(key), [held, names]))),
    ...(isBlinder ? [ofPolicy(inThisRun('shapes'), ['off', 'on'])] : []),
  ];
}

/** What the first takes out and the second only hashes, and what it leaves: many names are one place, so that they hide no other. */
function less(one: Redact, other: Redact, key: Names): readonly (readonly [string, string])[] {
  const names = beyond(one, other, key);
  const of = (held: string): readonly string[] => names.filter((name) => hashOrNone(other, name) === held);
  return ['hash', 'none'].flatMap((held) => (of(held).length === 0 ? [] : [[someOf(of(held), MOST_NAMES), held]]));
}

/** What a run's own policy adds does not wait for the merge. */
function inThisRun(key: keyof Redact): string {
  return `redact.${key}, in this run already`;
}

/** Names that the first takes out, and the second does not. */
function beyond(one: Redact, other: Redact, key: Names): readonly string[] {
  return one[key].filter((name) => !AS_GOOD[key].some((list) => covers(other[list], name)));
}

function hashOrNone({ hash }: Redact, name: string): string {
  return covers(hash, name) ? 'hash' : 'none';
}

/** Whether a name stands in the list, or a fact that it is a part of. */
function covers(names: readonly string[], path: string): boolean {
  return names.some((name) => path === name || path.startsWith(`${name}.`));
}

/**
 * Where values of the environment are replaced more often in a trial than on main. The workflow sets them, so one that is a text of the
 * agent's own blinds the gate to it.
 */
export function moreSecrets(candidate: Report, baseline: Report): readonly Looser[] {
  const [now, old] = [candidate, baseline].map(secretsIn) as [SecretsIn, SecretsIn];
  if (now.secrets * old.trials <= old.secrets * now.trials) return [];
  const what = 'values of the environment that are taken out, in this run already';
  return [{ kind: 'gate', subject: 'results', what, old: secretsText(old), new: secretsText(now) }];
}

interface SecretsIn {
  readonly secrets: number;
  readonly trials: number;
}

function secretsIn(report: Report): SecretsIn {
  return { secrets: report.redacted?.[REGISTERED] ?? 0, trials: missingTrials(report).total };
}

function secretsText({ secrets, trials }: SecretsIn): string {
  return `${secrets} in ${counted(trials, 'trial')}`;
}
