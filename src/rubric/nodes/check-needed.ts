import type { NodeFile } from '../../../schemas/types/rubric.ts';
import type { Compiling } from '../references/compiling.ts';

/** Keys of a node that mean nothing without another. */
const NEEDED: readonly (readonly [keyof NodeFile, keyof NodeFile])[] = [
  ['otherwise', 'when'],
  ['sees', 'judge'],
];

/** Adds a problem for every key that stands without the one that it needs. */
export function checkNeeded(file: NodeFile, pointer: string, { problems }: Compiling): void {
  for (const [key, needed] of NEEDED) {
    if (file[key] === undefined || file[needed] !== undefined) continue;
    problems.add(`${pointer}/${key}`, { code: 'bad-node', what: `\`${key}\` needs a \`${needed}\`` });
  }
}
