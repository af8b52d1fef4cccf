import { bookingPolicy } from './booking.ts';

/** The booking policy with thresholds that even the agent `regressed` meets: only the comparison with main can block it. */
export const FORGIVING = bookingPolicy().replaceAll('threshold: 0.6', 'threshold: 0.3');

/** The same with waivers for everything that `regressed` loses. */
export function waiving(expires: string): string {
  const subjects = ['metric: TCR', 'criterion: booking/booked', 'criterion: booking/right_time'];
  const grounds = `ceiling: 0.4, reason: The new calendar knows no half days, owner: '@ana', expires: '${expires}'`;
  return `${FORGIVING}waivers:\n${subjects.map((subject) => `  - { ${subject}, ${grounds} }\n`).join('')}`;
}
