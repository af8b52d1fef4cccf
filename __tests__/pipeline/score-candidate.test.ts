import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { verifyBundle } from '../../src/commands/verify.ts';
import { evidenceOf, openBundleFiles, openWhole } from '../../src/io/bundle/read.ts';
import { draftBundle } from '../../src/io/bundle/write.ts';
import { compileConfig } from '../../src/io/config.ts';
import { headDecides } from '../../src/pipeline/configs.ts';
import { type AskJudge, askNoJudge } from '../../src/pipeline/judging.ts';
import { evidenceOfRun, type RunFiles } from '../../src/pipeline/run-files.ts';
import { scoreCandidate } from '../../src/pipeline/score-candidate.ts';
import { MAX_RECORD_BYTES } from '../../src/suite/reading/open.ts';
import { DEFAULT_RULES, NOTHING_MORE, startRedaction } from '../../src/suite/redaction/redaction.ts';
import { ANSWERS } from '../../src/suite/trial.ts';

const MAPPING = 'mapping: m\nformat: jsonl\nscenario: $.id\ntrial: $.n\nfacts: { output: $.said }\n';
const RUBRIC = `rubric: r
version: 1.0.0
metric: TCR
criteria:
  said:
    question: Was anything said?
    weight: 1
    pass_when: { field: output, op: exists }
`;
const config = compileConfig({
  policy: null,
  mapping: { file: 'm.yml', text: MAPPING },
  rubrics: [{ file: 'r.yml', text: RUBRIC }],
});

/** Scores two trials of each of three scenarios, and counts how often the results are read. */
async function score(keepsEvidence: boolean) {
  const lines = ['a', 'b', 'c'].flatMap((id) => [1, 2].map((n) => JSON.stringify({ id, n, said: id.repeat(70_000) })));
  let reads = 0;
  const chunks = () => {
    reads++;
    return [new TextEncoder().encode(lines.join('\n'))];
  };
  const draft = draftBundle(join(mkdtempSync(join(tmpdir(), 'score-')), 'out'), keepsEvidence);
  const run = { files: [{ file: 'r.jsonl', chunks }], select: [], redaction: DEFAULT_RULES, ask: askNoJudge };
  const { trialsOf } = await scoreCandidate(run, headDecides(config), draft);
  const trials = readTrials(trialsOf?.(new Set(['a', 'c', 'unknown'])));
  draft.discard();
  return { trials, reads };
}

function readTrials(files: RunFiles | undefined): readonly string[] {
  if (files === undefined) return [];
  return [...evidenceOfRun(files, startRedaction(files.redaction))].map(({ trial }) => {
    return `${trial.scenario}${trial.trial} ${String(trial.output).length}`;
  });
}

test.each([
  { name: 'the bundle that is written', keepsEvidence: true, reads: 1, others: [] },
  {
    name: 'the results, where the bundle keeps none',
    keepsEvidence: false,
    reads: 2,
    others: ['b1 70000', 'b2 70000'],
  },
])('the trials of a scenario are read again from $name', async ({ keepsEvidence, reads, others }) => {
  const scored = await score(keepsEvidence);
  expect(scored.trials.toSorted()).toEqual(['a1 70000', 'a2 70000', ...others, 'c1 70000', 'c2 70000']);
  expect(scored.reads).toBe(reads);
});

test('records of the largest size are read again, also with the answers that made one longer', async () => {
  const [start, end] = ['{"scenario":"a","trial":1,"error":null,"output":"', '"}'];
  const answered = `${start}${'x'.repeat(MAX_RECORD_BYTES - start.length - end.length)}${end}`;
  const lines = [answered, answered.replace('"a"', '"b"')];
  const root = mkdtempSync(join(tmpdir(), 'score-'));
  const draft = draftBundle(join(root, 'out'), true);
  const ask: AskJudge = async (run) => ({
    ...run,
    answered: (trial) => (trial.scenario === 'a' ? { ...trial, [ANSWERS]: { 'sha256:q': [{ answer: true }] } } : trial),
  });
  const file = { file: 'r.jsonl', chunks: () => [new TextEncoder().encode(lines.join('\n'))] };
  const run = { files: [file], select: [], redaction: DEFAULT_RULES, ask };
  const native = headDecides(compileConfig({ ...config.texts, mapping: null }));
  const { trialsOf } = await scoreCandidate(run, native, draft);
  const expected = ['a', 'b'].map((id) => `${id}1 ${MAX_RECORD_BYTES - start.length - end.length}`);
  expect(readTrials(trialsOf?.(new Set(['a', 'b'])))).toEqual(expected);
  draft.writer?.finish({ tool: '0.0.0', suite: 's', origin: {}, rubrics: [], mapping: null });
  expect(verifyBundle(openBundleFiles('out', root), '0.0.0').same).toBe(true);
  const kept = { mapping: null, select: [], redaction: NOTHING_MORE, files: [evidenceOf(openWhole('out', root))] };
  expect(readTrials(kept)).toEqual(expected);
});
