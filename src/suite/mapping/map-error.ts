import { loadLazily } from '../../contract/load-lazily.ts';
import type { Place } from '../../errors.ts';
import type { ErrorKind, TrialError } from '../trial.ts';
import type { Compiling } from './compiling.ts';
import type { ErrorSpec } from './mapping-file.ts';
import { errorText } from './text-of.ts';
import { compileCondition, compileValue } from './value.ts';

/** The error of a record, or null when there is none. */
type ErrorMapper = (record: unknown, where: Place) => TrialError | null;

/** What names the judge is its own, though it says that the network failed it. */
const KINDS: readonly ErrorKind[] = ['judge', 'infrastructure', 'agent'];

/** Compiles the `error` part of a mapping. */
export function compileError(spec: ErrorSpec, compiling: Compiling): ErrorMapper {
  const when = compileCondition(spec.when, '/error/when', compiling, true);
  const unless = compileCondition(spec.unless, '/error/unless', compiling, false);
  const message = compileValue(spec.message, '/error/message', compiling);
  const kindOf = compileKinds(spec, compiling);
  return (record, where) => {
    if (!when(record, where) || unless(record, where)) return null;
    const text = errorText(message(record, where), 'error.message', where);
    if (text === undefined) return null;
    const kind = kindOf(text);
    return { kind: kind ?? 'agent', message: text, classified: kind !== undefined };
  };
}

/** The first kind that one of its patterns knows the message by. */
function compileKinds(spec: ErrorSpec, compiling: Compiling): (message: string) => ErrorKind | undefined {
  const { RE2JS } = loadLazily<typeof import('re2js')>('re2js');
  const patterns = KINDS.flatMap((kind) =>
    (spec.kinds?.[kind] ?? []).map((text, index) => {
      const pattern = compiling.pattern(text, `/error/kinds/${kind}/${index}`, RE2JS.CASE_INSENSITIVE);
      return { kind, pattern };
    }),
  );
  return (message) => patterns.find(({ pattern }) => pattern.test(message))?.kind ?? spec.otherwise;
}
