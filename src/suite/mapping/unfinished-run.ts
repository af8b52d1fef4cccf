import { inline } from '../../contract/text.ts';
import { type Place, UserError } from '../../errors.ts';
import { textForm } from '../fact-path.ts';
import type { Compiling } from './compiling.ts';
import type { ValueSpec } from './mapping-file.ts';
import { compileValue } from './value.ts';

/** @throws UserError for the record of a run that did not go to its end */
export type RequireFinished = (record: unknown, where: Place) => void;

/** Compiles the `unfinished` part of a mapping: a run that ended early would seem to be a smaller suite. */
export function compileUnfinished(spec: ValueSpec | undefined, compiling: Compiling): RequireFinished {
  const why = compileValue(spec, '/unfinished', compiling);
  return (record, where) => {
    const found = why(record, where) ?? false;
    if (found === false) return;
    throw new UserError({
      code: 'unfinished-run',
      what: `the run did not go to its end: ${inline(textForm(found) ?? JSON.stringify(found))}`,
      where,
      fix: 'What it lacks would not be missed: run the suite again',
    });
  };
}
