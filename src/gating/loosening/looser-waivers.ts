import type { Waiver } from '../../../schemas/types/policy.ts';
import { subjectOf } from '../policy/waiver-subject.ts';
import { points } from '../wording.ts';
import type { Looser } from './looser.ts';

/** Waivers that let more pass than those of the base: new ones, a higher ceiling, a later day. */
export function looserWaivers(base: readonly Waiver[], own: readonly Waiver[]): readonly Looser[] {
  return own.flatMap((waiver) => {
    const known = base.filter((one) => isAboutTheSame(one, waiver));
    if (known.some((one) => covers(one, waiver))) return [];
    return [
      {
        kind: 'waiver',
        subject: subjectOf(waiver),
        what: known.length === 0 ? 'waiver' : widened(known, waiver),
        old: known.map(waiverText).join('; ') || 'none',
        new: waiverText(waiver),
      },
    ];
  });
}

function isAboutTheSame(one: Waiver, other: Waiver): boolean {
  return one.metric === other.metric && one.criterion === other.criterion && one.scenario === other.scenario;
}

/** Whether everything that the second lets pass already passes by the first; ISO dates compare as text. */
function covers(one: Waiver, other: Waiver): boolean {
  return ceilingOf(one) >= ceilingOf(other) && one.expires >= other.expires;
}

function widened(known: readonly Waiver[], waiver: Waiver): string {
  if (known.every((one) => ceilingOf(one) < ceilingOf(waiver))) return 'ceiling of the waiver';
  return known.every(({ expires }) => expires < waiver.expires) ? 'last day of the waiver' : 'waiver for longer';
}

function ceilingOf({ ceiling = 1 }: Waiver): number {
  return ceiling;
}

function waiverText({ ceiling, expires }: Waiver): string {
  return `${ceiling === undefined ? 'any drop' : `up to ${points(ceiling)}`} until ${expires}`;
}
