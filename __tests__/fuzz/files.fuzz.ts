import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { UserError } from '../../src/errors.ts';
import { readPolicy } from '../../src/gating/policy/read-policy.ts';
import { baselineFileOf, readBaselineFile } from '../../src/io/bundle/baseline-file.ts';
import { openBundleZip } from '../../src/io/bundle/read.ts';
import { loadRubric } from '../../src/rubric/load-rubric.ts';
import { loadMapping } from '../../src/suite/mapping/mapping.ts';
import { readNative, resultFile } from '../suite/reading.ts';
import { type BookingPlace, openBooking, openKept, zipOfBundle } from '../support/bundles.ts';

const SECONDS = Number(process.env.FUZZ_SECONDS ?? 600);
const root = join(import.meta.dirname, '../..');
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Names and values that have broken readers before. */
const ODD = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'toString', '', '~', '-0', '1e999', 'NaN', 'null', '*x', '&x', '!!js'),
  fc.constantFrom('\u0000', '\ud800', '\ufeff', '\u2028', '{', '[', '"', ': ', '- ', '\t', '\n', '<<', '|', '>'),
  fc.string({ maxLength: 30, unit: 'binary' }),
  fc.double().map(String),
);

interface Edit {
  readonly at: number;
  readonly cut: number;
  readonly put: string;
}
const EDITS = fc.array(fc.record({ at: fc.nat(), cut: fc.nat({ max: 40 }), put: ODD }), { minLength: 1, maxLength: 4 });

/** The text with pieces of it replaced. */
function edited(text: string, edits: readonly Edit[]): string {
  return edits.reduce((rest, { at, cut, put }) => {
    const start = at % (rest.length + 1);
    return rest.slice(0, start) + put + rest.slice(start + cut);
  }, text);
}

/** Reads what was made of a correct text: done, or refused with problems that say what is wrong; nothing else may happen. */
function readsOrRefuses(read: () => unknown): void {
  try {
    read();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    expect(error.problems.length).toBeGreaterThan(0);
    for (const { code, what } of error.problems) expect(code.length * what.length).toBeGreaterThan(0);
  }
}

/** Tries cases until the time is over, and says how many. */
function fuzz(name: string, property: fc.IRawProperty<unknown, false>): void {
  let cases = 0;
  const until = Date.now() + (SECONDS * 1000) / 6;
  while (Date.now() < until) {
    const seed = Math.floor(Math.random() * 2 ** 31);
    fc.assert(property, { numRuns: 200, seed });
    cases += 200;
  }
  process.stdout.write(`${name}: ${cases} cases\n`);
}

const RESULTS = Array.from({ length: 6 }, (_, index) => {
  const steps = [{ tool: 'book', args: { day: index }, output: 'done' }];
  return JSON.stringify({ scenario: `s-${index}`, trial: 1, harness: { passed: index > 2 }, output: 'x', steps });
}).join('\n');

describe('random changes of correct files end in an answer or in a refusal', () => {
  let place: BookingPlace;
  let zip: Uint8Array;
  let baseline: string;
  beforeAll(async () => {
    place = openBooking();
    const kept = await place.gate('kept', { results: 'improved' });
    zip = zipOfBundle(join(place.root, kept));
    baseline = baselineFileOf(openKept(place.root, kept));
  });
  afterAll(() => place.remove());

  test.each([
    { name: 'results', text: RESULTS, read: (text: string) => readNative([resultFile('run.jsonl', text)]) },
    { name: 'mapping', text: textOf('mappings/tau-bench.yml'), read: (text: string) => loadMapping('m.yml', text) },
    { name: 'rubric', text: textOf('rubrics/task-completion.yml'), read: (text: string) => loadRubric('r.yml', text) },
    {
      name: 'policy',
      text: 'suite: a\ngate:\n  metrics:\n    TCR: { threshold: 0.9, mode: point, tolerance: 0.02 }\n  scenarios: { must_pass: [x] }\nwaivers: [{ metric: TCR, ceiling: 0.9, reason: x, owner: "@t", expires: 2999-01-31 }]\n',
      read: (text: string) => readPolicy('p.yml', text),
    },
  ])('$name', ({ name, text, read }) => {
    fuzz(
      name,
      fc.property(EDITS, (edits) => readsOrRefuses(() => read(edited(text, edits)))),
    );
  });

  test('baseline file', () => {
    const read = (edits: readonly Edit[]) => readBaselineFile('b.json', edited(baseline, edits));
    fuzz(
      'baseline file',
      fc.property(EDITS, (edits) => readsOrRefuses(() => read(edits))),
    );
  });

  test('bundle', () => {
    const read = (edits: readonly Edit[]) =>
      openBundleZip('b.zip', Buffer.from(edited(Buffer.from(zip).toString('latin1'), edits), 'latin1'));
    fuzz(
      'bundle',
      fc.property(EDITS, (edits) => readsOrRefuses(() => read(edits))),
    );
  });
});
