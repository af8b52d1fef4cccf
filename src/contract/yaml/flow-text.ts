import { Document } from 'yaml';
import { inOneLine } from './write-yaml.ts';

/** A value as it is written in one line of YAML: `{ a: 1, b: [2] }`. */
export function flowText(value: unknown): string {
  const written = typeof value === 'object' && value !== null ? inOneLine(value) : value;
  return new Document(written).toString({ lineWidth: 0 }).trimEnd();
}
