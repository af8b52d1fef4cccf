import { byPlace, type Place, type Problem, UserError } from '../errors.ts';
import type { SchemaCheck } from './schema/schema-check.ts';
import { soundParts } from './sound-parts.ts';
import { parseYamlDocument, type ReadOn } from './yaml/yaml-document.ts';

/** What a configuration is made with. */
export interface Making {
  /** Place of what a JSON pointer names, also for later messages. */
  readonly placeOf: (pointer: string) => Place;
  /** Takes what is wrong. */
  readonly problems: Problem[];
}

/**
 * Reads a YAML (or JSON) configuration text against its published schema.
 * @param make makes something of the parts that fit the schema, see `soundParts`: one that is required may be missing all the same
 * @throws UserError with every problem of text, schema and `make`, each with file, line and the nearest known name
 */
export function readConfig<T, R>(
  file: string,
  text: string,
  check: SchemaCheck<T>,
  make: (sound: T, making: Making) => R,
): R {
  const readOn = makeSound(check.problems, make);
  return readOn(parseYamlDocument(file, text, readOn), []);
}

/**
 * What makes something of the sound parts of a document that was parsed already, see `readConfig`.
 * @param find what the schema finds wrong
 */
export function makeSound<T, R>(find: SchemaCheck<T>['problems'], make: (sound: T, making: Making) => R): ReadOn<R> {
  return ({ value, placeOf }, spoilt) => {
    const problems = [...find(value, placeOf)];
    const sound = soundParts(value, [...problems, ...spoilt]);
    const made = sound === undefined ? undefined : make(sound as T, { placeOf, problems });
    if (problems.length > 0) throw new UserError(problems.sort(byPlace));
    return made as R;
  };
}
