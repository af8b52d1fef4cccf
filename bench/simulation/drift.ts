import type { HistoryRecord } from '../../schemas/types/history.ts';
import { mainDrift } from '../../src/gating/history/main-drift.ts';
import { recordOf } from '../../src/gating/history/records.ts';
import { tallyReport } from '../../src/gating/history/tallies.ts';
import { resolvePolicy } from '../../src/gating/policy/resolve-policy.ts';
import { run } from './decisions.ts';
import { type Random, randomOf } from './random.ts';

/** Scenarios and trials. */
const SUITES = [
  [30, 1],
  [30, 3],
  [50, 3],
  [100, 1],
] as const;

/** Good runs before the first step, steps of a point each, and looks at an unchanged main. */
const BEFORE = 6;
const STEPS = 20;
const STEP = 0.01;
const LOOKS = 50;
const SEEN_BY = [8, 12, 16, 20] as const;

/** How often a trial passes on main. */
const RATE = 0.9;
/** Logits by which whole runs move, where they share a shock. */
const SHOCKS = [0.15, 0.3] as const;

const POLICY = resolvePolicy({});

/** How often a slow loss of main is seen, and how often an unchanged main raises an alarm; `suites` drawn per cell. */
export function* driftTable(suites: number, seed: string): Generator<string> {
  yield `Main over time, trials pass at ${100 * RATE} %: % of suites that saw steps of -1 point a run by step ${SEEN_BY.join(' / ')}; % with a false alarm in ${LOOKS} looks, and with a shock of ${SHOCKS.join(' / ')} logits a run`;
  yield '| suite | seen | false alarms | with shock |';
  yield '|---|---|---|---|';
  for (const [scenarios, trials] of SUITES) {
    const random = randomOf(`${seed}/drift ${scenarios} ${trials}`);
    const firstAlarms = (rates: readonly number[], shock: number) =>
      Array.from({ length: suites }, () =>
        firstAlarm(
          rates.map((rate) => moved(rate, shock, random)),
          scenarios,
          trials,
          random,
        ),
      );
    const steps = Array.from({ length: BEFORE + STEPS }, (_, index) => RATE - STEP * Math.max(0, index + 1 - BEFORE));
    const same = Array.from({ length: LOOKS }, () => RATE);
    const falls = firstAlarms(steps, 0);
    const seen = SEEN_BY.map((step) => percent(falls.filter((place) => place < BEFORE + step).length, suites));
    const [quiet, ...shaken] = [0, ...SHOCKS].map((shock) =>
      percent(firstAlarms(same, shock).filter((place) => place < LOOKS).length, suites, 1),
    );
    yield `| ${scenarios} x ${trials} | ${seen.join(' ')} | ${quiet} | ${shaken.join(' / ')} |`;
  }
}

function moved(rate: number, shock: number, random: Random): number {
  if (shock === 0) return rate;
  return 1 / (1 + Math.exp(-Math.log(rate / (1 - rate)) - shock * random.normal()));
}

/** The run at which main first counts as drifted, looked at after each run; the number of runs if never. */
function firstAlarm(rates: readonly number[], scenarios: number, trials: number, random: Random): number {
  let records: readonly HistoryRecord[] = [];
  const place = rates.findIndex((rate, index) => {
    const report = run(
      Array.from({ length: scenarios }, () => rate),
      trials,
      random,
    );
    const time = new Date(Date.UTC(2026, 0, 1 + index)).toISOString();
    // Tallies alone, as old records have them: a look at them is faster.
    const { report: _, ...record } = recordOf(report, { run_id: index + 1 }, time);
    const tallies = tallyReport(report);
    records = [{ ...record, ...(tallies && { tallies }) }, ...records];
    return mainDrift(POLICY, report, records, null)?.drifted === true;
  });
  return place < 0 ? rates.length : place;
}

function percent(count: number, of: number, decimals = 0): string {
  return ((100 * count) / of).toFixed(decimals);
}
