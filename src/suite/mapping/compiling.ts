import type { RE2JS } from 're2js';
import type { MappingFile } from '../../../schemas/types/mapping.ts';
import { dotted } from '../../contract/json.ts';
import { compileLinear, FEWER_PLACES, LargePattern } from '../../contract/linear-pattern.ts';
import { inline } from '../../contract/text.ts';
import { type Place, type Problem, UserError } from '../../errors.ts';
import { compileSelector, type Selector, SelectorExceeded } from './selector.ts';

/** What a mapping is compiled with: every part that cannot be compiled is reported with its place in the file. */
export interface Compiling {
  /** Whether `NaN` and `Infinity` count as absent. */
  readonly isNanAbsent: boolean;
  report(pointer: string, what: string, fix?: string): void;
  /** Undefined is one that the schema refused. */
  selector(text: string | undefined, pointer: string): Selector;
  /** A pattern matched in linear time, of the same size as a rubric's. Undefined is one that the schema refused. */
  pattern(text: string | undefined, pointer: string, flags?: number): RE2JS;
}

/** Stands for a part that could not be compiled; its mapping is refused, so it is never asked. */
const NEVER: Selector = () => [];

/** Starts compiling a file; problems go to the list. @param placeOf the place of a JSON pointer in the file */
export function startCompiling(
  { nan }: MappingFile,
  placeOf: (pointer: string) => Place,
  problems: Problem[],
): Compiling {
  const report = (pointer: string, what: string, fix = ''): void => {
    problems.push({ code: 'bad-mapping', what, where: placeOf(pointer), fix });
  };
  return {
    isNanAbsent: nan === 'absent',
    report,
    selector(text, pointer) {
      if (text === undefined) return NEVER;
      try {
        return bounded(compileSelector(text), text, pointer);
      } catch (error) {
        report(pointer, `\`${inline(text)}\` is not a selector: ${inline(messageOf(error))}`, adviseSelector(text));
        return NEVER;
      }
    },
    pattern(text = '', pointer, flags = 0) {
      try {
        return compileLinear(text, flags);
      } catch (error) {
        const fix =
          error instanceof LargePattern ? FEWER_PLACES : 'Patterns are RE2: no look-around, no back-references';
        report(pointer, `\`${inline(text)}\` is not a pattern: ${inline(messageOf(error))}`, fix);
        return compileLinear('');
      }
    },
  };
}

const WITHOUT_PATTERNS =
  'Selectors lack `match()` and `search()`: select the value, and give it the step `match` with a pattern (RE2)';

function adviseSelector(text: string): string {
  if (/\b(?:match|search)\s*\(/.test(text)) return WITHOUT_PATTERNS;
  return /^[A-Za-z_]/.test(text) ? `Did you mean \`$.${inline(text)}\`?` : 'Selectors are JSONPath (RFC 9535)';
}

/** Says which selector costs too much. */
function bounded(select: Selector, text: string, pointer: string): Selector {
  return (record, where) => {
    try {
      return select(record);
    } catch (error) {
      if (!(error instanceof SelectorExceeded)) throw error;
      const what = `mapping \`${dotted(pointer)}\`: the selector \`${inline(text)}\` ${error.message} in one record`;
      throw new UserError({ code: 'unmapped', what, ...(where && { where }) });
    }
  };
}

/** The problem of a record that does not hold what the mapping says. @param part dotted name of the mapping's part */
export function unfit(part: string, what: string, where: Place, fix = ''): UserError {
  return new UserError({ code: 'unmapped', what: `mapping \`${part}\`: ${what}`, where, fix });
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
