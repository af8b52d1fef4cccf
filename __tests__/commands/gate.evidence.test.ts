import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Decision } from '../../schemas/types/decision.ts';
import { gate } from '../../src/commands/gate.ts';

/** A trial as a line of a results file; without `harness`, it passes. */
type Line = Readonly<Record<string, unknown>>;

interface Situation {
  readonly candidate: readonly Line[];
  /** Runs of main, newest first. */
  readonly main?: readonly (readonly Line[])[];
  readonly policy?: string;
  readonly fresh?: readonly Line[];
}

/** Plays the command line in a folder of its own. */
async function play({ candidate, main = [], policy, fresh }: Situation): Promise<Decision> {
  const root = mkdtempSync(join(tmpdir(), 'gate-evidence-'));
  const write = (file: string, lines: readonly Line[]): string => {
    const texts = lines.map((line) => JSON.stringify({ harness: { passed: true }, ...line }));
    writeFileSync(join(root, file), `${texts.join('\n')}\n`);
    return file;
  };
  try {
    const baselines = main.map((lines, index) => write(`main-${index}.jsonl`, lines));
    const words = ['--results', write('results.jsonl', candidate), '--json'];
    words.push(...(baselines.length === 0 ? ['--baseline', 'none'] : baselines.map((file) => `--baseline=${file}`)));
    if (policy !== undefined) {
      writeFileSync(join(root, 'policy.yml'), policy);
      words.push('--policy', 'policy.yml');
    }
    if (fresh !== undefined) words.push('--confirm-results', write('fresh.jsonl', fresh));
    return JSON.parse((await gate(words, { root, env: {} })).text);
  } finally {
    rmSync(root, { recursive: true });
  }
}

/** One line for each of thirty scenarios. */
const thirty = (lineAt: (index: number) => Line): readonly Line[] =>
  Array.from({ length: 30 }, (_, index) => ({ scenario: `s${index}`, input: `do s${index}`, ...lineAt(index) }));

const codesOf = ({ findings }: Decision, codes: readonly string[]) =>
  findings.filter(({ code }) => codes.includes(code)).map(({ effect, code }) => `${effect} ${code}`);

describe('a rule about usage', () => {
  const costs = (scenarios: number) =>
    thirty((index) => ({ output: `done s${index}`, ...(index < scenarios ? { usage: { cost_usd: 0.01 } } : {}) }));
  const policy = 'gate: { usage: { cost_usd: { tolerance: 0.1 } } }';

  it.each([
    {
      name: 'fails where no trial records what main records',
      here: 0,
      main: [30],
      exit: 1,
      says: 'block rule-unmeasured',
    },
    {
      name: 'fails where main records it in five scenarios',
      here: 0,
      main: [5],
      exit: 1,
      says: 'block rule-unmeasured',
    },
    { name: 'is held where main records it in four', here: 0, main: [4], exit: 2, says: 'warn rule-incomplete' },
    {
      name: 'is held in fewer than half of the scenarios of main',
      here: 14,
      main: [30],
      exit: 2,
      says: 'warn rule-incomplete',
    },
    {
      name: 'is held where only older runs of main record it',
      here: 0,
      main: [0, 30, 30],
      exit: 2,
      says: 'warn rule-incomplete',
    },
    { name: 'decides in half of the scenarios of main', here: 15, main: [30], exit: 0 },
    { name: 'warns where neither side records it', here: 0, main: [0], exit: 0, says: 'warn rule-unmeasured' },
    { name: 'is named once where there is no run of main', here: 0, main: [], exit: 0, says: 'notice rule-unmeasured' },
    { name: 'is silent where main has yet to record it', here: 30, main: [0], exit: 0 },
  ])('$name', async ({ here, main, exit, says }) => {
    const decision = await play({ candidate: costs(here), main: main.map(costs), policy });
    expect(decision.exit_code).toBe(exit);
    expect(codesOf(decision, ['rule-unmeasured', 'rule-incomplete'])).toEqual(says === undefined ? [] : [says]);
  });

  it('says nothing of an amount that the policy does not name', async () => {
    const decision = await play({ candidate: costs(0), main: [costs(30)] });
    expect([decision.exit_code, ...codesOf(decision, ['rule-unmeasured', 'rule-incomplete'])]).toEqual([0]);
  });

  it('warns only where the rule is advisory', async () => {
    const advisory = 'gate: { usage: { cost_usd: { tier: advisory } } }';
    const decision = await play({ candidate: costs(0), main: [costs(30)], policy: advisory });
    expect([decision.exit_code, ...codesOf(decision, ['rule-unmeasured'])]).toEqual([0, 'warn rule-unmeasured']);
  });
});

describe('trials that repeat each other within a run, each with an id of its own', () => {
  let id = 0;
  /** Three trials of thirty scenarios; the failing ones fail in all, the mixed one in its first. */
  const repeated = (failing: readonly number[], mixed?: number) =>
    [1, 2, 3].flatMap((trial) =>
      thirty((index) => {
        const isFailing = failing.includes(index) || (index === mixed && trial === 1);
        const output = `The room ${index} is ${isFailing ? 'not free' : 'booked'} for two.`;
        return { trial, output, request_id: `${id++}`, harness: { passed: !isFailing } };
      }),
    );
  const five = (start: number) => [0, 1, 2, 3, 4].map((offset) => start + offset);
  const fiveRuns = [0, 5, 10, 15, 20].map((start) => repeated(five(start)));

  it.each([
    {
      name: 'pass an unchanged agent whose failures fell elsewhere',
      here: five(25),
      main: fiveRuns,
      exit: 0,
      says: 'trials-copied',
    },
    {
      name: 'hold the run where one run of main cannot tell',
      here: five(10),
      main: [repeated(five(0))],
      exit: 2,
      says: 'trials-may-be-copies',
    },
    {
      name: 'block a sharp suite with one run of main and three dead',
      here: [0, 1, 2],
      main: [repeated([])],
      exit: 1,
      says: 'scenarios-collapsed',
    },
    {
      name: 'block where main fails four, which could be chance',
      here: five(10),
      main: [repeated([0, 1, 2, 3])],
      exit: 1,
      says: 'scenarios-collapsed',
    },
    {
      name: 'block where trials of main differ',
      here: five(10),
      main: [repeated(five(0), 20)],
      exit: 1,
      says: 'scenarios-collapsed',
    },
  ])('$name', async ({ here, main, exit, says }) => {
    const decision = await play({ candidate: repeated(here), main });
    expect(decision.exit_code).toBe(exit);
    expect(decision.findings.map(({ code }) => code)).toContain(says);
  });
});

describe('trials that the service refused', () => {
  /** Thirty scenarios with so many trials each, of which the first ones ended in an error of the service. */
  const answering = (refused: number, trials = 1) =>
    Array.from({ length: trials }, (_, trial) =>
      thirty((index) => ({
        trial,
        output: `The answer to question ${index}, trial ${trial}.`,
        ...(index < refused && trial === 0 ? { error: { kind: 'infrastructure', message: 'HTTP 429' } } : {}),
      })),
    ).flat();

  it.each([
    { name: 'hold the run past the budget, by name', here: answering(2), main: [answering(0)], exit: 2 },
    {
      name: 'hold the run where main had none, though p is above 0.05',
      here: answering(4),
      main: [answering(0)],
      exit: 2,
    },
    {
      name: 'are left out where main has as many',
      here: answering(2),
      main: [1, 1, 1].map((count) => answering(count)),
      exit: 0,
    },
    {
      name: 'are left out within the budget where each scenario keeps a trial',
      here: answering(4, 3),
      main: [answering(0, 3)],
      exit: 0,
    },
  ])('$name', async ({ here, main, exit }) => {
    const decision = await play({ candidate: here, main });
    expect(decision.exit_code).toBe(exit);
    const undecided = decision.findings.find(({ code }) => code === 'errors-undecided');
    if (exit === 0) expect(undecided).toBeUndefined();
    else expect(undecided?.what).toContain('`s0`, `s1`');
  });
});

describe('trials in which the agent may not have run', () => {
  const main = thirty((index) => ({ output: `The answer to question ${index}.` }));
  const failing = (line: Line) =>
    thirty((index) => ({
      output: `The answer to question ${index}.`,
      ...(index < 8 ? { harness: { passed: false }, ...line } : {}),
    }));

  it.each([
    { name: 'nothing recorded', line: { output: '' }, is: { kind: 'empty' } },
    {
      name: 'no tokens',
      line: { output: null, trace: [], usage: { input_tokens: 0, output_tokens: 0 } },
      is: { kind: 'empty' },
    },
    {
      name: 'an error that looks like the service',
      line: { output: '', error: { message: 'HTTP 429' } },
      is: { kind: 'error', service: true },
    },
    {
      name: 'a reason that looks like the service',
      line: { harness: { passed: false, reason: 'model gpt-9 not found' } },
      is: { kind: 'reason', service: true },
    },
  ])('still fail, and share the cause: $name', async ({ line, is }) => {
    const decision = await play({ candidate: failing(line), main: [main] });
    expect([decision.exit_code, decision.causes.length]).toEqual([1, 1]);
    expect(decision.causes[0]).toMatchObject(is);
  });
});
