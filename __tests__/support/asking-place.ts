import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findGivenBaseline } from '../../src/pipeline/baseline/given-baseline.ts';
import { type GateOutcome, type GateRequest, runGate } from '../../src/pipeline/run-gate.ts';
import { askedHash, shownHash } from '../../src/rubric/nodes/judge-answers.ts';
import { type ModelReply, type ModelRequest, startModel } from './model-sim.ts';

/** A folder with a rubric, a policy and results, and a model that its questions are put to. */
export interface AskingPlace {
  readonly root: string;
  readonly env: Readonly<Record<string, string>>;
  /** Everything that was put to the model, as `question of output`, in the order of the alphabet; forgets it. */
  put(): readonly string[];
  /** The same, as it came. */
  readonly requests: ModelRequest[];
  /** Lets the model answer otherwise from now on. */
  answer(reply: (request: ModelRequest) => ModelReply): void;
  /** Writes a text, or a value as JSON, which YAML reads too. */
  write(name: string, content: unknown): void;
  read(name: string): string;
  /** Writes the rubric `rubric.yml`. */
  rubric(criteria: object, keys?: object): void;
  /** Writes `results.jsonl`, one trial of a scenario for each. */
  results(...trials: readonly object[]): void;
  /** Gates the results by the rubric and `policy.yml`, and keeps the bundle where `out` names it. */
  gate(run?: { readonly baselines?: readonly string[] } & Partial<GateRequest>): Promise<GateOutcome>;
  remove(): Promise<void>;
}

/** Opens the place; its model says yes to whatever is not rude. */
export async function openAsking(): Promise<AskingPlace> {
  const root = mkdtempSync(join(tmpdir(), 'asking-'));
  let reply: (request: ModelRequest) => ModelReply = ({ asked }) => ({
    says: { reason: 'So it is.', answer: asked.facts.output === 'rude' ? 'no' : 'yes' },
  });
  const model = await startModel((request) => reply(request));
  const env = { AGENT_GATE_JUDGE_URL: model.url };
  const write = (name: string, content: unknown): void =>
    writeFileSync(join(root, name), typeof content === 'string' ? content : JSON.stringify(content));
  write('policy.yml', { judge: { model: 'm' } });
  return {
    root,
    env,
    requests: model.requests,
    put: () => {
      const texts = model.requests.map(({ asked: { question, facts } }) => `${question} of ${String(facts.output)}`);
      model.requests.length = 0;
      return texts.sort();
    },
    answer: (other) => {
      reply = other;
    },
    write,
    read: (name) => readFileSync(join(root, name), 'utf8'),
    rubric: (criteria, keys = {}) =>
      write('rubric.yml', { rubric: 'manner', version: '1.0.0', metric: 'M', weights: 'relative', criteria, ...keys }),
    results: (...trials) =>
      write(
        'results.jsonl',
        trials.map((trial, index) => `${JSON.stringify({ scenario: `s${index}`, ...trial })}\n`).join(''),
      ),
    gate: ({ baselines = [], out, ...request } = {}) =>
      runGate({
        results: ['results.jsonl'],
        select: [],
        rubrics: ['rubric.yml'],
        policy: 'policy.yml',
        root,
        out: out === undefined ? undefined : join(root, out),
        origin: {},
        env,
        findBaseline: findGivenBaseline({ baselines, baselineSelect: [], env: request.env ?? env }, root),
        ...request,
      }),
    remove: async () => {
      await model.close();
      rmSync(root, { recursive: true });
    },
  };
}

/** A line of an answers file: a model's yes or no to a question about these facts. */
export function answerLine(
  text: string,
  shown: Readonly<Record<string, unknown>>,
  answer: boolean,
  model = 'm',
): string {
  const asking = { question: text, form: 'yes_no', shown } as const;
  const vote = { answer, model, question: text, reason: '', shown: shownHash(shown) };
  return `${JSON.stringify({ asked: askedHash(asking), by: { model, temperature: null }, votes: [vote] })}\n`;
}

/** A criterion that is a question about the output, with some keys added. */
export function question(text: string, keys: object = {}): object {
  return { weight: 1, question: text, judge: 'yes_no', sees: ['output'], ...keys };
}
