import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findGivenBaseline } from '../../src/pipeline/baseline/given-baseline.ts';
import { runGate } from '../../src/pipeline/run-gate.ts';

const NAMES = Object.getOwnPropertyNames(Object.prototype);

/** A suite whose every chosen name is one that plain objects inherit, gated against itself. */
async function gateOf(names: readonly [string, string, string]) {
  const [scenario, fact, tool] = names;
  const root = mkdtempSync(join(tmpdir(), 'names-'));
  mkdirSync(join(root, 'rubrics'));
  writeFileSync(join(root, 'rubrics/constructor.yml'), RUBRIC);
  const trials = [
    { scenario, trial: 1, passed: true, tags: [fact], family: tool, ...member(fact) },
    { scenario, trial: 2, passed: false, trace: [{ type: 'tool_call', tool, args: member(tool) }] },
    { scenario: `${scenario}-2`, error: { kind: 'judge', message: tool } },
    { scenario: `${scenario}-3`, error: { kind: 'infrastructure', message: fact } },
  ];
  writeFileSync(join(root, 'run.jsonl'), trials.map((trial) => JSON.stringify(trial)).join('\n'));
  const run = { results: ['run.jsonl'], select: [], rubrics: ['rubrics/*.yml'], root, origin: {}, env: {} };
  const first = await runGate({
    ...run,
    out: join(root, 'bundle'),
    findBaseline: findGivenBaseline({ baselines: [], baselineSelect: [], env: {} }, root),
  });
  const baselines = [join(root, 'bundle')];
  const second = await runGate({
    ...run,
    findBaseline: findGivenBaseline({ baselines, baselineSelect: [], env: {} }, root),
  });
  return [first.decision, second.decision] as const;
}

/** The key `__proto__` is refused wherever it stands; see `json-values.test.ts`. */
const member = (name: string): object => (name === '__proto__' ? {} : { [name]: 1 });

const RUBRIC = `
rubric: constructor
version: 1.0.0
metric: TCR
criteria:
  done: { weight: 1, pass_when: { field: passed, op: eq, value: true } }
`;

test('names that plain objects inherit are names like any other', async () => {
  const name = fc.constantFrom(...NAMES);
  await fc.assert(
    fc.asyncProperty(fc.tuple(name, name, name), async (names) => {
      for (const decision of await gateOf(names)) {
        expect(decision.metrics).toMatchObject([{ rubric: 'constructor', candidate: 0.5 }]);
        expect(decision.trials).toMatchObject({ scored: 2, errored: { judge: 1, infrastructure: 1 } });
      }
    }),
    { numRuns: 20, examples: NAMES.map((one) => [[one, one, one]]) },
  );
});
