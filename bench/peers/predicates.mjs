// @ts-check
export const TIME = '\\b([01]?[0-9]|2[0-3]):[0-5][0-9]\\b';
const time = new RegExp(TIME);
const rooms = new Set(['alpha', 'beta', 'gamma']);

/**
 * The criteria of bench/rubric.yml as somebody would write them who needs no explanations and knows that every fact is there.
 * @type {readonly ((trial: import('./criteria.ts').BenchTrial) => boolean)[]}
 */
export const PREDICATES = [
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
