import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { keepBundle } from '../../support/bundles.ts';

const root = mkdtempSync(join(tmpdir(), 'results-size-'));
afterAll(() => rmSync(root, { recursive: true }));

const SENTENCE =
  'The agent read the calendars of Ana and Bo, "found" a slot at 14:00,\nand booked it for both of them. ';

/** Writes a suite of 200 trials with outputs of that many bytes, and a rubric of criteria that read them. */
function writeSuite(bytes: number, criteria: number): void {
  const outputs = Array.from({ length: 200 }, (_, index) => `${index} ${SENTENCE.repeat(bytes / 100)}`.slice(0, bytes));
  const trials = outputs.map((output, index) =>
    JSON.stringify({ scenario: `book-conflict-${index}`, trial: 1, output }),
  );
  writeFileSync(join(root, 'results.jsonl'), `${trials.join('\n')}\n`);
  const asked = Array.from({ length: criteria }, (_, index) => {
    const condition = `{ field: output, op: contains, value: "1${index}:00" }`;
    return `  names_the_slot_${index}: { question: Does it name slot ${index}?, weight: 1, pass_when: ${condition} }\n`;
  });
  const head = 'rubric: booking\nversion: 1.0.0\nmetric: TCR\nweights: relative\ncriteria:\n';
  writeFileSync(join(root, 'rubric.yml'), head + asked.join(''));
}

test.each([
  { bytes: 60_000, criteria: 10, most: 2400 },
  { bytes: 2000, criteria: 5, most: 1200 },
])(
  'results of 200 trials of $bytes bytes and $criteria criteria take at most $most bytes a trial',
  async ({ bytes, criteria, most }) => {
    writeSuite(bytes, criteria);
    await keepBundle(root, 'bundle', { results: ['results.jsonl'], rubrics: ['rubric.yml'] });
    const sizeOf = (file: string): number => statSync(join(root, file)).size;
    expect(sizeOf('bundle/results.jsonl') / 200).toBeLessThan(most);
  },
);
