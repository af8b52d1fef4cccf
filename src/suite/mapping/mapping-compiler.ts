import type { RE2JS } from 're2js';
import type { InspectedSelector } from '../../../schemas/types/inspection.ts';
import type { MappingFile } from '../../../schemas/types/mapping.ts';
import { dotted, memberPointer } from '../../contract/json.ts';
import { compileLinear } from '../../contract/linear-pattern.ts';
import { inline } from '../../contract/text.ts';
import { type Place, type Problems, UserError } from '../../errors.ts';
import { compileNodes, compileSelector, type FoundNode, type Selector } from './selector.ts';

/** A part of a mapping while it is compiled; reports mistakes with their place in the file. */
export interface MappingPart {
  /** Its dotted path, for messages about records. */
  readonly path: string;
  /** Whether `NaN` and `Infinity` count as absent. */
  readonly isNanAbsent: boolean;
  /** Every selector of the mapping compiled so far; the counts grow while records are read. */
  readonly selectors: readonly SelectorUse[];
  at(...keys: readonly (string | number)[]): MappingPart;
  report(what: string, fix?: string): void;
  /** Compiles a JSONPath; reports an invalid one. */
  selector(text: string): Selector;
  /** Like `selector`, with the place of every value. */
  nodes(text: string): Find<FoundNode>;
  /** Compiles an RE2 pattern with the limits of rubric patterns; reports an invalid one. */
  pattern(text: string, flags?: number): RE2JS;
}

/** A selector of a mapping and how often it found a value. */
export type SelectorUse = Omit<InspectedSelector, 'near'>;

type Find<T> = (record: unknown) => readonly T[];

/** Starts compiling a mapping. @param placeOf returns the place of a JSON pointer in the file @param problems receives mistakes */
export function startCompiling(
  { nan }: MappingFile,
  placeOf: (pointer: string) => Place,
  problems: Problems,
): MappingPart {
  const selectors: SelectorUse[] = [];
  const partAt = (pointer: string): MappingPart => {
    const report = (what: string, fix = ''): void =>
      problems.add([{ code: 'bad-mapping', what, where: placeOf(pointer), fix }]);
    const compile = <T>(text: string, make: (text: string) => Find<T>, isThere: (value: T) => boolean): Find<T> => {
      try {
        const use = { pointer, text, asked: 0, found: 0 };
        selectors.push(use);
        return counted(make(text), use, isThere);
      } catch (error) {
        report(`\`${inline(text)}\` is not a selector: ${inline(messageOf(error))}`, adviseSelector(text));
        // The mapping is refused, so it never runs.
        return () => [];
      }
    };
    return {
      path: dotted(pointer),
      isNanAbsent: nan === 'absent',
      selectors,
      at: (...keys) => partAt(keys.map(String).reduce(memberPointer, pointer)),
      report,
      selector: (text) => compile(text, compileSelector, isPresent),
      nodes: (text) => compile(text, compileNodes, ({ value }) => isPresent(value)),
      pattern(text, flags = 0) {
        try {
          return compileLinear(text, flags);
        } catch (error) {
          const fix = 'Patterns are RE2: no look-around, no back-references, no large counts';
          report(`\`${inline(text)}\` is not a pattern: ${inline(messageOf(error))}`, fix);
          return compileLinear('');
        }
      },
    };
  };
  return partAt('');
}

const WITHOUT_PATTERNS =
  'Selectors lack `match()` and `search()`: select the value, and give it the step `match` with a pattern (RE2)';

function adviseSelector(text: string): string {
  if (/\b(?:match|search)\s*\(/.test(text)) return WITHOUT_PATTERNS;
  return /^[A-Za-z_]/.test(text) ? `Write \`$.${inline(text)}\`` : 'Selectors are JSONPath (RFC 9535)';
}

/** Whether a value is present: null counts as absent. */
export function isPresent(value: unknown): boolean {
  return value !== undefined && value !== null;
}

function counted<T>(find: Find<T>, use: { asked: number; found: number }, isThere: (value: T) => boolean): Find<T> {
  return (record) => {
    const values = find(record);
    use.asked++;
    if (values.some(isThere)) use.found++;
    return values;
  };
}

/** The problem of a record that does not fit the mapping. @param part dotted path into the mapping */
export function unmapped(part: string, what: string, where: Place, fix = ''): UserError {
  return new UserError({ code: 'unmapped', what: `mapping \`${part}\`: ${what}`, where, fix });
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
