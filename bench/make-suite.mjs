// @ts-check
/** Writes a seeded suite as JSON Lines, about 2 KB a trial: `node bench/make-suite.mjs FILE TRIALS`. */
import { closeSync, openSync, writeSync } from 'node:fs';

const TRIALS_PER_SCENARIO = 5;
const WORDS = 'the meeting room calendar agenda slot invite attendee project review morning afternoon'.split(' ');

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

const next = random(20260801);
const below = (/** @type {number} */ limit) => Math.floor(next() * limit);
/** @template T @param {readonly T[]} list @returns {T} */
const pick = (list) => /** @type {T} */ (list[below(list.length)]);
const prose = (/** @type {number} */ words) => Array.from({ length: words }, () => pick(WORDS)).join(' ');

let question = '';

/** Trials of one scenario ask the same. @param {number} index */
function trial(index) {
  if (index % TRIALS_PER_SCENARIO === 0) question = prose(48);
  const link = next() < 0.9 ? { link: `https://meet.example/${below(1e9)}` } : {};
  return {
    scenario: `book-${Math.floor(index / TRIALS_PER_SCENARIO)}`,
    trial: (index % TRIALS_PER_SCENARIO) + 1,
    tags: [pick(['conflict', 'plain', 'recurring'])],
    input: question,
    output: `${pick(['Sorry, ', '', '', ''])}your meeting is ${pick(['confirmed', 'confirmed', 'pending'])} at ${below(24)}:${10 + below(50)}. ${prose(78)}`,
    final_state: {
      booking_confirmed: next() < 0.85,
      conflicts: below(4),
      proposed: below(3),
      event: {
        room: pick(['alpha', 'beta', 'gamma', 'delta']),
        minutes: pick([15, 30, 60, 90]),
        participants: ['bo', pick(['ana', 'ana', 'cy']), 'dee'],
        ...link,
      },
    },
    trace: Array.from({ length: 4 }, () => step()),
    usage: {
      input_tokens: below(2000),
      output_tokens: below(400),
      cost_usd: below(50) / 1000,
      latency_ms: below(3000),
    },
    error: null,
  };
}

function step() {
  const args = { who: pick(['ana', 'bo', 'cy']), day: below(28) };
  return { type: 'tool_call', tool: pick(['get_calendar', 'book_slot']), args, result: prose(10), error: null };
}

const [file = '', count = '0'] = process.argv.slice(2);
const output = openSync(file, 'w');
for (let index = 0; index < Number(count); index += 1) writeSync(output, `${JSON.stringify(trial(index))}\n`);
closeSync(output);
