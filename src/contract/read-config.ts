import type { SchemaCheck } from './schema-check.ts';
import { parseYamlDocument, type YamlDocument } from './yaml-document.ts';

/** A configuration file that fits its schema, with the places of its parts for later messages. */
export interface Config<T> {
  readonly value: T;
  readonly document: YamlDocument;
}

/**
 * Reads a YAML (or JSON) configuration text against its published schema.
 * @throws UserError with every problem, each with file, line and the nearest known name
 */
export function readConfig<T>(file: string, text: string, check: SchemaCheck<T>): Config<T> {
  const document = parseYamlDocument(file, text, check.problems);
  return { document, value: check.parse(document.value, (pointer) => document.placeOf(pointer)) };
}
