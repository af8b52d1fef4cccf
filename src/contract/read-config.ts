import { byPlace, type Place, type Problem, Problems, UserError } from '../errors.ts';
import type { SchemaCheck } from './schema-check.ts';
import { parseYamlDocument, type YamlDocument } from './yaml-document.ts';

export interface Making {
  /** The place of a JSON pointer in the file, also for later messages. */
  readonly placeOf: (pointer: string) => Place;
  readonly problems: Problems;
}

/**
 * Reads a YAML (or JSON) configuration in three phases: syntax, schema, meaning. A phase reports all its problems; the next one
 * starts only on a sound document.
 * @param make compiles a document that fits the schema, and adds problems of meaning
 * @throws UserError with every problem of the first phase that finds any, each with file, line and column
 */
export function readConfig<T, R>(
  file: string,
  text: string,
  check: SchemaCheck<T>,
  make: (checked: T, making: Making) => R,
): R {
  return checkDocument(parseYamlDocument(file, text), check, make);
}

/**
 * The schema and meaning phases, for a parsed document.
 * @throws UserError see `readConfig`
 */
export function checkDocument<T, R>(
  { value, placeOf }: YamlDocument,
  check: SchemaCheck<T>,
  make: (checked: T, making: Making) => R,
): R {
  throwAny(check.problems(value, placeOf));
  const problems = new Problems();
  const made = make(value as T, { placeOf, problems });
  throwAny(problems.all());
  return made;
}

function throwAny(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new UserError([...problems].sort(byPlace));
}
