import { readFileSync } from 'node:fs';
import { decide, type GateInput } from '../../src/gating/decide.ts';
import { readPolicy } from '../../src/gating/policy/read-policy.ts';
import { scoreRun } from '../../src/pipeline/score-run.ts';
import { loadRubrics } from '../../src/rubric/load-rubric.ts';
import { loadMapping } from '../../src/suite/mapping/mapping.ts';
import { DEFAULT_RULES } from '../../src/suite/redaction/redaction.ts';

const home = new URL('../../', import.meta.url);
const textOf = (file: string): string => readFileSync(new URL(file, home), 'utf8');

function runOf(name: string) {
  const file = `examples/tau-bench/results/${name}.json`;
  const files = [{ file, chunks: () => [readFileSync(new URL(file, home))] }];
  return {
    files,
    mapping: loadMapping('tau-bench.yml', textOf('mappings/tau-bench.yml')),
    select: [],
    redaction: DEFAULT_RULES,
  };
}

/** The red example: a cut of published runs, decided by its own policy. */
export function tauBench() {
  const rubrics = loadRubrics(
    ['completion', 'tool-use'].map((name) => {
      const file = `examples/tau-bench/rubrics/${name}.yml`;
      return { file, text: textOf(file) };
    }),
  );
  const policy = readPolicy('agent-gate.yml', textOf('examples/tau-bench/agent-gate.yml'));
  const config = { rubrics, policy };
  const candidate = runOf('regressed');
  const runs = { main: runOf('main'), candidate: () => candidate, config };
  const input: GateInput = {
    suite: policy.suite,
    policy,
    candidate: scoreRun(candidate, config),
    candidateOrigin: {},
    baselines: [{ report: scoreRun(runs.main, config), origin: { label: 'main' } }],
    waivers: [],
    today: '2026-11-21',
    notes: [],
    config: null,
    relaxed: [],
    history: [],
    confirm: null,
  };
  return { decision: decide(input), input, runs };
}
