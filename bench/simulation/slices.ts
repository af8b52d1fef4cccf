import type { Report } from '../../schemas/types/report.ts';
import { resolvePolicy } from '../../src/gating/policy/resolve-policy.ts';
import { GATE_SETTINGS } from '../../src/gating/statistics/gate-settings.ts';
import { lookAt, mainRuns, run } from './decisions.ts';
import { randomOf } from './random.ts';

const WARN = resolvePolicy({});
const BLOCK = resolvePolicy({ gate: { slices: { effect: 'block' } } });

/** Scenarios, trials, runs of main. */
const SUITES = [
  [30, 1, 1],
  [30, 1, 5],
  [30, 3, 1],
  [30, 3, 5],
  [60, 3, 5],
] as const;

/** How often every scenario passes on main, unless a situation says otherwise. */
const RATE = 0.93;
/** Beside the five groups: a tag of one scenario in each, so that six slices are tested. */
const TAG = 'refunds';
const GROUPS = 5;
/** Adjusted p at which the test of slices alone is worth a look in the specification; the product's level is smaller. */
const USUAL = 0.05;
/** Adjusted p at which the test of slices alone blocks. What other tests reject can raise it. */
const BLOCKING = GATE_SETTINGS.alpha * GATE_SETTINGS.weights.slices;

/** A scenario's group and whether it carries the tag. */
interface Place {
  readonly group: number;
  readonly isTagged: boolean;
}

/** How often a scenario passes on main and in the candidate. */
type Rates = (place: Place) => readonly [number, number];

const SITUATIONS: Readonly<Record<string, Rates>> = {
  unchanged: () => [RATE, RATE],
  'five tagged 95 -> 45 %, the rest +6': ({ isTagged }) => (isTagged ? [0.95, 0.45] : [RATE, RATE + 0.06]),
  'a fifth of the suite halves': ({ group }) => [RATE, group === 0 ? RATE / 2 : RATE],
};

/** How often the test of slices alone finds one, and what the gate makes of it; `suites` drawn per cell. */
export function* slicesTable(suites: number, seed: string): Generator<string> {
  yield `Five groups and a tag, trials pass at ${100 * RATE} %: % with a slice at ${USUAL} / at ${BLOCKING}, by this test alone (decided: worth a look by a slice / blocked by a slice under \`effect: block\` / worth a look by anything)`;
  yield `| suite, runs of main | ${Object.keys(SITUATIONS).join(' | ')} |`;
  yield '|---|---|---|---|';
  for (const suite of SUITES) {
    const [scenarios, trials, runs] = suite;
    const texts = Object.values(SITUATIONS).map((rates) => shares(suite, rates, suites, seed));
    yield `| ${scenarios} x ${trials}, ${runs} | ${texts.join(' | ')} |`;
  }
}

function shares([scenarios, trials, runs]: (typeof SUITES)[number], ratesOf: Rates, suites: number, seed: string) {
  const inGroup = scenarios / GROUPS;
  const places = Array.from({ length: scenarios }, (_, index) => ({
    group: Math.floor(index / inGroup),
    isTagged: index % inGroup === 0,
  }));
  const tags = places.map(({ group, isTagged }) => [`g${group}`, ...(isTagged ? [TAG] : [])]);
  const tagged = (report: Report): Report => ({
    ...report,
    scenarios: report.scenarios.map((scenario, index) => ({ ...scenario, tags: tags[index] ?? [] })),
  });
  const [main, candidate] = [places.map((place) => ratesOf(place)[0]), places.map((place) => ratesOf(place)[1])];
  const random = randomOf(`${seed}/slices/${scenarios} x ${trials}, ${runs}`);
  const found = { usual: 0, blocking: 0, look: 0, blocked: 0, inconclusive: 0 };
  for (let suite = 0; suite < suites; suite += 1) {
    const onMain = mainRuns(main, { trials, runs }, random, tagged);
    const look = lookAt(tagged(run(candidate, trials, random)), onMain);
    const [warned, codes] = [look(WARN, null), look(BLOCK, null).findings.map(({ code }) => code)];
    const smallest = warned.slices?.changes[0]?.adjusted_p ?? 1;
    found.usual += Number(smallest <= USUAL);
    found.blocking += Number(smallest <= BLOCKING);
    found.look += Number(warned.findings.some(({ code }) => code === 'slice-may-have-dropped'));
    found.blocked += Number(codes.includes('slice-dropped'));
    found.inconclusive += Number(warned.decision === 'inconclusive');
  }
  const [usual, blocking, ...decided] = Object.values(found).map((count) => ((100 * count) / suites).toFixed(1));
  return `${usual} / ${blocking} (${decided.join(' / ')})`;
}
