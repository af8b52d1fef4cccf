import type { Part } from './rubric-parts.ts';

/** What the condition compares that a part stands in: `output`, `words of output`, `score of tone`. */
export function subjectName({ field, score, measure }: Part['holder']): string {
  if (typeof score === 'string') return `score of ${score}`;
  return typeof measure === 'string' ? `${measure} of ${String(field)}` : String(field);
}
