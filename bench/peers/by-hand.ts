import { type BenchTrial, type Peer, tally, type Verdicts, WEIGHT } from './criteria.ts';
import { PREDICATES, TIME } from './predicates.mjs';

const time = new RegExp(TIME);

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
