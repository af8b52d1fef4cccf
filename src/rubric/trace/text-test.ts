import type { TextFile } from '../../../schemas/types/rubric.ts';
import { canonicalJson } from '../../contract/hash.ts';
import { badRegex, compileRegex } from '../patterns/linear-regex.ts';
import { includesText } from '../patterns/linear-search.ts';
import type { Compiling } from '../references/compiling.ts';

/** Compiles a part or a pattern of a text. What is no text is read as JSON, the same in whatever order its keys were written. */
export function compileTextTest(file: TextFile, pointer: string, { problems }: Compiling): (value: unknown) => boolean {
  if (typeof file === 'string') return (value) => includesText(textOf(value), file);
  try {
    const regex = compileRegex(file.matches);
    return (value) => regex.test(textOf(value));
  } catch (error) {
    problems.add(`${pointer}/matches`, badRegex(error));
    return () => false;
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : canonicalJson(value);
}
