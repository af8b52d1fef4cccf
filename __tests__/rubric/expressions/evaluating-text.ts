import type { Scope } from '../../../src/rubric/expressions/evaluating.ts';
import { compileExpression, type Evaluated } from '../../../src/rubric/expressions/expression.ts';

export const FACTS: Readonly<Record<string, unknown>> = {
  output: 'Booked for 14:00 with Ana.\nSee you!',
  score: 0.25,
  words_used: 250,
  usage: { latency_ms: 1830, cost_usd: 0.004, retries: null, 'odd.key': 1 },
  trace: [
    { type: 'message', text: 'hi' },
    { type: 'tool_call', tool: 'get_calendar', args: { who: 'ana' }, ms: 40 },
    { type: 'tool_call', tool: 'book', args: { who: 'bo' }, ms: 60 },
  ],
  scores: [0.1, 0.2, 0.3],
  flags: { b: true, a: false },
  tags: ['x', 'y'],
  pattern: '^Booked',
  broken: '(',
  turn: { text: 'hello' },
  nothing: null,
};

const NAMES = new Set([...Object.keys(FACTS), 'final_state']);

/** Of nodes, as they are judged: with twelve decimals. */
const SCORES: ReadonlyMap<string, number> = new Map([
  ['tone', 0.8],
  ['third', 0.333333333333],
]);

/** A scope over facts and scores; node `skipped` was skipped. */
export function scopeOf(facts: Readonly<Record<string, unknown>>): Scope {
  return {
    fact: (name) => (Object.hasOwn(facts, name) ? facts[name] : undefined),
    score: (key) => SCORES.get(key),
    passed: (key) => key === 'tone',
    missing: (key) => (key === 'skipped' ? 'skipped was skipped and has no score' : `${key} is indeterminate`),
  };
}

export function outcomeOf(text: string, wants: 'boolean' | 'number' | 'any' = 'any', facts = FACTS): Evaluated {
  return usable(text, NAMES, wants).evaluate(scopeOf(facts));
}

/** An expression that compiles. */
export function usable(text: string, names: ReadonlySet<string>, wants: 'boolean' | 'number' | 'any' = 'any') {
  const compiled = compileExpression(text, { names, wants });
  if ('problems' in compiled) throw new Error(`${text}: ${JSON.stringify(compiled.problems)}`);
  return compiled;
}

/** All problems of an expression that is refused, and the place of the first. */
export function refusalOf(text: string, wants: 'boolean' | 'number' | 'any' = 'any') {
  const compiled = compileExpression(text, { names: new Set(Object.keys(FACTS)), wants });
  if (!('problems' in compiled)) throw new Error(`${text} compiles`);
  const { problems } = compiled;
  return { message: problems.map(({ message }) => message).join('; '), offset: problems[0]?.offset, problems };
}
