import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { gate } from '../../src/commands/gate.ts';

const SAMPLES = join(import.meta.dirname, '../suite/fixtures/shipped');

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'reasons-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** How the sample of a mapping reads where its failure had passed, and why it failed. */
const FORMATS: readonly { mapping: string; file: string; pass: (text: string) => string; because: string }[] = [
  {
    mapping: 'azure-evaluate',
    file: 'azure-evaluate.json',
    pass: (text) => text.replace('"fail"', '"pass"'),
    because: 'It names another room',
  },
  {
    mapping: 'phoenix',
    file: 'phoenix.json',
    pass: (text) => text.replace('"score": 0.0', '"score": 1.0'),
    because: 'It names another room',
  },
  {
    mapping: 'braintrust',
    file: 'braintrust.jsonl',
    pass: (text) => text.replaceAll('0.25', '1'),
    because: 'It names another room',
  },
  {
    mapping: 'pydantic-evals',
    file: 'pydantic-evals.json',
    pass: (text) => text.replace('"value": false', '"value": true'),
    because: 'It does not greet',
  },
  {
    mapping: 'tau2-bench',
    file: 'tau2-bench.json',
    pass: (text) => text.replaceAll('"reward": 0.0', '"reward": 1.0'),
    because: 'action is missing: cancel',
  },
];

describe('the comment quotes why a scenario broke, as the tool recorded it', () => {
  it.each(FORMATS)('$mapping', async ({ mapping, file, pass, because }) => {
    const text = readFileSync(join(SAMPLES, file), 'utf8');
    writeFileSync(join(root, file), text);
    writeFileSync(join(root, `main-${file}`), pass(text));
    const words = ['--results', file, '--mapping', mapping, '--baseline', `main-${file}`];
    const decided = await gate([...words, '--json'], { root, env: {} });
    expect(JSON.parse(decided.text).causes).toContainEqual(expect.objectContaining({ kind: 'reason', text: because }));
    const comment = await gate([...words, '--format', 'markdown'], { root, env: {} });
    expect(comment.text).toContain(`the harness says \`${because}\``);
  });
});
