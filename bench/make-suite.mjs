// @ts-check
/**
 * Writes a seeded suite: `node bench/make-suite.mjs OUT TRIALS [--seed N --steps N --words N --output N --files]`. Four of five trials pass.
 * Every seed gives other trials of the same scenarios; by default a trial has 2 KB. With `--files`, OUT is a folder with a file for each trial.
 */
import { closeSync, mkdirSync, openSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const TRIALS_PER_SCENARIO = 5;
const WORDS = 'the meeting room calendar agenda slot invite attendee project review morning afternoon'.split(' ');
const CRITERIA = 10;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    /** Steps of the trace, words of the result of each, and words of the output. */
    steps: { type: 'string', default: '4' },
    words: { type: 'string', default: '10' },
    output: { type: 'string', default: '78' },
    files: { type: 'boolean', default: false },
  },
});

/**
 * Numbers in [0, 1) that depend on the seed alone (mulberry32).
 * @param {number} seed
 */
function random(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const ofScenario = random(20260801);
const ofTrial = random(Number(values.seed));
const below = (/** @type {number} */ limit, next = ofTrial) => Math.floor(next() * limit);
/** @template T @param {readonly T[]} list @returns {T} */
const pick = (list, next = ofTrial) => /** @type {T} */ (list[below(list.length, next)]);
const prose = (/** @type {number} */ words, next = ofTrial) =>
  Array.from({ length: words }, () => pick(WORDS, next)).join(' ');

/** @param {number} index */
function scenario(index) {
  const isHard = ofScenario() < 0.3;
  const tags = [pick(['conflict', 'plain', 'recurring'], ofScenario)];
  return { passes: isHard ? 0.45 : 0.95, asked: { scenario: `book-${index}`, tags, input: prose(48, ofScenario) } };
}

/**
 * @param {ReturnType<typeof scenario>} scenario
 * @param {number} number
 */
function trial({ passes, asked }, number) {
  const passed = ofTrial() < passes;
  const faults = new Set(passed ? [] : Array.from({ length: 1 + below(3) }, () => below(CRITERIA)));
  /** @template T @param {number} criterion @param {T} good @param {T} bad @returns {T} */
  const by = (criterion, good, bad) => (faults.has(criterion) ? bad : good);
  const at = by(5, `${below(24)}:${10 + below(50)}`, 'noon');
  return {
    ...asked,
    trial: number,
    output: `${by(4, '', 'Sorry, ')}your meeting is ${by(6, 'confirmed', 'pending')} at ${at}. ${prose(Number(values.output))}`,
    final_state: {
      booking_confirmed: by(0, true, false),
      conflicts: by(7, below(3), 3),
      proposed: 1 + below(2),
      event: {
        room: by(1, pick(['alpha', 'beta', 'gamma']), 'delta'),
        minutes: by(2, pick([15, 30, 60]), 90),
        participants: ['bo', by(8, 'ana', 'cy'), 'dee'],
        ...by(9, { link: `https://meet.example/${below(1e9)}` }, {}),
      },
    },
    trace: Array.from({ length: Number(values.steps) }, () => step()),
    usage: {
      input_tokens: below(2000),
      output_tokens: below(400),
      cost_usd: by(3, below(40) / 1000, 0.05),
      latency_ms: below(2500),
    },
    harness: { passed },
    error: null,
  };
}

function step() {
  const args = { who: pick(['ana', 'bo', 'cy']), day: below(28) };
  const result = prose(Number(values.words));
  return { type: 'tool_call', tool: pick(['get_calendar', 'book_slot']), args, result, error: null };
}

function* lines() {
  const [, count = '0'] = positionals;
  let current = scenario(0);
  for (let index = 0; index < Number(count); index += 1) {
    const number = index % TRIALS_PER_SCENARIO;
    if (number === 0 && index > 0) current = scenario(index / TRIALS_PER_SCENARIO);
    yield `${JSON.stringify(trial(current, number + 1))}\n`;
  }
}

const [out = ''] = positionals;
if (values.files) {
  mkdirSync(out, { recursive: true });
  let index = 0;
  for (const line of lines()) writeFileSync(join(out, `${index++}.json`), line);
} else {
  const output = openSync(out, 'w');
  for (const line of lines()) writeSync(output, line);
  closeSync(output);
}
