import type { Finding } from '../decision.ts';
import { rulePointer } from '../policy/read-policy.ts';
import type { ResolvedPolicy } from '../policy/resolve-policy.ts';
import { subjectOf } from '../policy/waiver-subject.ts';
import { placeText } from '../wording.ts';

const SECTIONS = ['metrics', 'criteria', 'outcomes'] as const;

/** Numbers of the policy whose day of review is over. `today` is an ISO date; days compare as text. */
export function dueReviews(policy: ResolvedPolicy, today: string): readonly Finding[] {
  return SECTIONS.flatMap((section) =>
    Object.entries(policy.gate[section])
      .filter(([, { review }]) => review.review_by !== null && review.review_by < today)
      .map(([name, { review }]) => ({
        code: 'review-due',
        effect: 'warn',
        what: `The numbers for \`${name}\` were to be reviewed by ${review.review_by}${review.owner === null ? '' : ` by ${review.owner}`}`,
        next: 'Look at them again, and move `review_by`',
        subject: name,
        where: placeText(policy.placeOf(rulePointer(section, name, 'review_by'))),
      })),
  );
}

/** Waivers of the policy whose last day is over, for who has no run that may need them. */
export function endedWaivers(policy: ResolvedPolicy, today: string): readonly Finding[] {
  return policy.waivers.flatMap((waiver, index) =>
    waiver.expires >= today
      ? []
      : [
          {
            code: 'waiver-expired',
            effect: 'warn',
            what: `The waiver for \`${subjectOf(waiver)}\` ended after ${waiver.expires}`,
            next: `Delete it, or let ${waiver.owner} renew it`,
            subject: subjectOf(waiver),
            where: placeText(policy.placeOf(`/waivers/${index}`)),
          },
        ],
  );
}
