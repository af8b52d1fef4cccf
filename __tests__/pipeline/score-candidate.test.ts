import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { draftBundle } from '../../src/io/bundle/write.ts';
import { compileConfig } from '../../src/io/config.ts';
import { headDecides } from '../../src/pipeline/configs.ts';
import { askNoJudge } from '../../src/pipeline/judging.ts';
import { evidenceOfRun, type RunFiles } from '../../src/pipeline/run-files.ts';
import { scoreCandidate } from '../../src/pipeline/score-candidate.ts';
import { DEFAULT_RULES, startRedaction } from '../../src/suite/redaction/redaction.ts';

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
