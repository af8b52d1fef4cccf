import type { Part } from './rubric-parts.ts';

/** What the condition compares that a part stands in, for people. */
export function subjectOf({ holder }: Part): string {
  const { field, score, measure } = holder;
  if (typeof score === 'string') return `the score of \`${score}\``;
  return typeof measure === 'string' ? `the ${measure} of \`${String(field)}\`` : `\`${String(field)}\``;
}
