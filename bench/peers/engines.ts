import { Environment } from '@marcbachmann/cel-js';
import { LogicEngine } from 'json-logic-engine';
import { type ConditionProperties, Engine, type TopLevelCondition } from 'json-rules-engine';
import { type BenchTrial, KEYS, type Peer, tally } from './criteria.ts';
import { TIME } from './predicates.mjs';

const time = new RegExp(TIME);
const fact = (name: string) => ({ var: name });

/** In the order of the keys. */
const LOGIC: readonly object[] = [
  { '===': [fact('final_state.booking_confirmed'), true] },
  { in: [fact('final_state.event.room'), ['alpha', 'beta', 'gamma']] },
  { '<=': [fact('final_state.event.minutes'), 60] },
  { and: [{ '<': [fact('usage.cost_usd'), 0.04] }, { '<': [fact('usage.latency_ms'), 2500] }] },
  { '!': [{ starts: [fact('output'), 'Sorry'] }] },
  { time: [fact('output')] },
  { in: ['confirmed', fact('output')] },
  {
    or: [
      { '===': [fact('final_state.conflicts'), 0] },
      { and: [{ '<=': [fact('final_state.conflicts'), 2] }, { '>=': [fact('final_state.proposed'), 1] }] },
    ],
  },
  { in: ['ana', fact('final_state.event.participants')] },
  { '!=': [fact('final_state.event.link'), null] },
];

const logic = new LogicEngine();
logic.addMethod('starts', ([text, start]: [string, string]) => text.startsWith(start));
logic.addMethod('time', ([text]: [string]) => time.test(text));
const built = LOGIC.map((rule) => logic.build(rule) as (trial: BenchTrial) => unknown);

export const logicBuild: Peer = {
  name: 'json-logic-engine build()',
  judge: (trial) => tally((index) => built[index]?.(trial) === true),
};

export const logicRun: Peer = {
  name: 'json-logic-engine run()',
  judge: (trial) => tally((index) => logic.run(LOGIC[index], trial) === true),
};

/** In the order of the keys. */
const CEL = [
  'final_state.booking_confirmed == true',
  `final_state.event.room in ['alpha', 'beta', 'gamma']`,
  'final_state.event.minutes <= 60.0',
  'usage.cost_usd < 0.04 && usage.latency_ms < 2500.0',
  `!output.startsWith('Sorry')`,
  `output.matches(r'${TIME}')`,
  `output.contains('confirmed')`,
  'final_state.conflicts == 0.0 || (final_state.conflicts <= 2.0 && final_state.proposed >= 1.0)',
  `'ana' in final_state.event.participants`,
  'has(final_state.event.link)',
];

const environment = new Environment({ unlistedVariablesAreDyn: true });
const parsed = CEL.map((expression) => environment.parse(expression));

export const cel: Peer = {
  name: '@marcbachmann/cel-js',
  judge: (trial) => {
    const { output, final_state, usage } = trial;
    return tally((index) => parsed[index]?.({ output, final_state, usage }) === true);
  },
};

const is = (name: string, operator: string, value: unknown): ConditionProperties => ({ fact: name, operator, value });

/** In the order of the keys; over facts that were flattened beforehand, as its JSON paths are slower still. */
const RULES: readonly TopLevelCondition[] = [
  { all: [is('confirmed', 'equal', true)] },
  { all: [is('room', 'in', ['alpha', 'beta', 'gamma'])] },
  { all: [is('minutes', 'lessThanInclusive', 60)] },
  { all: [is('cost', 'lessThan', 0.04), is('latency', 'lessThan', 2500)] },
  { not: is('output', 'startsWith', 'Sorry') },
  { all: [is('output', 'time', true)] },
  { all: [is('output', 'includes', 'confirmed')] },
  {
    any: [
      is('conflicts', 'equal', 0),
      { all: [is('conflicts', 'lessThanInclusive', 2), is('proposed', 'greaterThanInclusive', 1)] },
    ],
  },
  { all: [is('participants', 'contains', 'ana')] },
  { all: [is('link', 'notEqual', null)] },
];

const engine = new Engine(
  RULES.map((conditions, index) => ({ conditions, event: { type: KEYS[index] ?? '' } })),
  { allowUndefinedFacts: true },
);
engine.addOperator<string, string>('startsWith', (text, start) => text.startsWith(start));
engine.addOperator<string, string>('includes', (text, part) => text.includes(part));
engine.addOperator<string, boolean>('time', (text) => time.test(text));

export const rulesEngine: Peer = {
  name: 'json-rules-engine',
  most: 200,
  judge: async ({ output, usage, final_state: { booking_confirmed: confirmed, event, ...state } }) => {
    const { link = null, ...planned } = event;
    const { cost_usd: cost, latency_ms: latency } = usage;
    const { events } = await engine.run({ output, cost, latency, confirmed, link, ...planned, ...state });
    const passed = new Set(events.map(({ type }) => type));
    return tally((index) => passed.has(KEYS[index] ?? ''));
  },
};
