import { loadMapping } from '../../../src/suite/mapping/mapping.ts';
import { readRun } from '../../../src/suite/read-run.ts';
import type { Trial } from '../../../src/suite/trial.ts';
import { READING, resultFile } from '../reading.ts';

/** The trials of one record by a mapping of these lines. */
export function map(record: unknown, ...lines: readonly string[]): readonly Trial[] {
  const mapping = loadMapping('m.yml', ['mapping: test', ...lines].join('\n'));
  return [...readRun([resultFile('r.json', JSON.stringify([record]))], { ...READING, mapping })];
}

/** The value of one fact. */
export function fact(record: object, spec: string): unknown {
  const [trial] = map({ id: 'a', ...record }, 'scenario: $.id', `facts: { x: ${spec} }`);
  return trial?.x;
}
