import { type BenchTrial, type Peer, TIME, tally, type Verdicts, WEIGHT } from './criteria.ts';

const time = new RegExp(TIME);
const rooms = new Set(['alpha', 'beta', 'gamma']);

/** In the order of the keys. */
const PREDICATES: readonly ((trial: BenchTrial) => boolean)[] = [
  ({ final_state }) => final_state.booking_confirmed === true,
  ({ final_state }) => rooms.has(final_state.event.room),
  ({ final_state }) => final_state.event.minutes <= 60,
  ({ usage }) => usage.cost_usd < 0.04 && usage.latency_ms < 2500,
  ({ output }) => !output.startsWith('Sorry'),
  ({ output }) => time.test(output),
  ({ output }) => output.includes('confirmed'),
  ({ final_state: { conflicts, proposed } }) => conflicts === 0 || (conflicts <= 2 && proposed >= 1),
  ({ final_state }) => final_state.event.participants.includes('ana'),
  ({ final_state }) => final_state.event.link !== undefined,
];

/** What somebody would write who needs no explanations and knows that every fact is there. */
export const closures: Peer = {
  name: 'closures written by hand',
  judge: (trial) => tally((index) => PREDICATES[index]?.(trial) === true),
};

const SPECIALISED = `
  const { output, usage, final_state: { booking_confirmed, conflicts, proposed, event } } = trial;
  const { room, minutes, participants, link } = event;
  let passed = 0, score = 0;
  if (booking_confirmed === true) { passed |= 1; score += ${WEIGHT}; }
  if (room === 'alpha' || room === 'beta' || room === 'gamma') { passed |= 2; score += ${WEIGHT}; }
  if (minutes <= 60) { passed |= 4; score += ${WEIGHT}; }
  if (usage.cost_usd < 0.04 && usage.latency_ms < 2500) { passed |= 8; score += ${WEIGHT}; }
  if (!output.startsWith('Sorry')) { passed |= 16; score += ${WEIGHT}; }
  if (time.test(output)) { passed |= 32; score += ${WEIGHT}; }
  if (output.includes('confirmed')) { passed |= 64; score += ${WEIGHT}; }
  if (conflicts === 0 || (conflicts <= 2 && proposed >= 1)) { passed |= 128; score += ${WEIGHT}; }
  if (participants.includes('ana')) { passed |= 256; score += ${WEIGHT}; }
  if (link !== undefined) { passed |= 512; score += ${WEIGHT}; }
  return { passed, score };`;

/** One function made for this very rubric: nothing that judges it can be much faster. */
export const specialised: Peer = {
  name: 'code generated for this rubric (the limit)',
  judge: new Function('time', `return (trial) => {${SPECIALISED}}`)(time) as (trial: BenchTrial) => Verdicts,
};
