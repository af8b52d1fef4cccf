import type { DriftedPart, MainDrift, MainWindow } from '../../../schemas/types/decision.ts';
import type { HistoryRecord, RecordedDrift } from '../../../schemas/types/history.ts';
import type { Report } from '../../../schemas/types/report.ts';
import { appendTo } from '../../contract/group-by.ts';
import { defined } from '../../contract/json.ts';
import { must } from '../../contract/must.ts';
import { rounded } from '../../contract/numbers.ts';
import { byText } from '../../contract/text.ts';
import { primaryRubric } from '../comparing/scores.ts';
import type { ResolvedPolicy } from '../policy/resolve-policy.ts';
import { labelsOf } from '../slices.ts';
import { isBeyondChance, isLarge, runsSinceChange, WINDOW } from '../statistics/drift.ts';
import { KNOWN_SHARE } from '../statistics/history.ts';
import { fewest, mean, sum } from '../statistics/moments.ts';
import { FEWEST_SCENARIOS } from '../statistics/paired.ts';
import { SLACK } from '../statistics/rate-of.ts';
import { type RunVariance, runVariance } from '../statistics/run-variance.ts';
import { familiesOf } from '../statistics/samples.ts';
import { type TalliedRun, talliedRuns } from './tallies.ts';

/** The commit that the policy's `reference` names. */
export interface Reference {
  readonly name: string;
  /** ISO 8601 in UTC. */
  readonly time: string;
}

const MOST_FELL = 10;

/**
 * Compares main's newest five runs with its reference. Null if fewer than ten runs were measured alike, if both share a run, if they have too
 * few scenarios in common, and if the commit that the policy names is unknown.
 * @param candidate main's newest run
 * @param records main's runs with the newest, newest first
 */
export function mainDrift(
  policy: ResolvedPolicy,
  candidate: Report,
  records: readonly HistoryRecord[],
  reference: Reference | null,
): MainDrift | null {
  if (policy.reference !== null && reference === null) return null;
  const runs = talliedRuns(policy, candidate, records);
  const varianceOf = varianceOver(runs, candidate);
  const oldest = reference === null ? renewedReference(runs, varianceOf) : nearestRuns(runs, reference);
  const look = compareWindows(runs.slice(0, WINDOW), oldest);
  if (look === null) return null;
  const { drop, newest, places } = look;
  const variance = varianceOf(places);
  const drifted = isLarge(drop) && isBeyondChance(drop, variance);
  const since = runs.slice(0, runs.indexOf(must(oldest.at(-1), 'a run of the reference')) + 1);
  return {
    metric: must(primaryRubric(candidate), 'the rubric of measured runs').metric,
    drifted,
    reference: windowOf(oldest, places),
    newest: windowOf(newest, places),
    ...(reference === null ? {} : { named: reference.name }),
    drop: rounded(drop),
    phi: rounded(variance.phi),
    scenarios: places.length,
    ...(drifted ? { since: changeOf(since, places), ...partsOf(look, candidate, policy) } : {}),
  };
}

export function recordedDrift({ metric, drop, since }: MainDrift): RecordedDrift {
  return defined({ metric, drop, since: since?.time });
}

/** The five runs whose commits are nearest in time, in the order of the list; fewer if there are no five. */
export function nearestRuns<Run extends Pick<HistoryRecord, 'time'>>(
  runs: readonly Run[],
  { time }: Reference,
): readonly Run[] {
  const distanceOf = (run: Run): number => Math.abs(Date.parse(run.time) - Date.parse(time));
  const nearest = new Set(runs.toSorted((a, b) => distanceOf(a) - distanceOf(b)).slice(0, WINDOW));
  return runs.filter((run) => nearest.has(run));
}

/** The oldest five runs, or the last five since that are better by the test: a merged gain must not be lost again unseen. */
function renewedReference(runs: readonly TalliedRun[], varianceOf: VarianceOf): readonly TalliedRun[] {
  let reference: readonly TalliedRun[] = runs.slice(-WINDOW);
  for (let end = runs.length - 2 * WINDOW; end >= WINDOW; end -= 1) {
    const look = compareWindows(runs.slice(end, end + WINDOW), reference);
    if (look !== null && isLarge(-look.drop) && isBeyondChance(-look.drop, varianceOf(look.places)))
      reference = look.newest;
  }
  return reference;
}

/** Five newer and five older runs, and how far they are apart over the scenarios that all ten have. */
interface Look {
  readonly newest: readonly TalliedRun[];
  readonly oldest: readonly TalliedRun[];
  /** Places of the scenarios in the candidate. */
  readonly places: readonly number[];
  readonly drop: number;
}

function compareWindows(newest: readonly TalliedRun[], oldest: readonly TalliedRun[]): Look | null {
  const both = [...new Set([...newest, ...oldest])];
  if (both.length < 2 * WINDOW) return null;
  const places = [...(both[0]?.scores.keys() ?? [])].filter((place) => both.every((run) => isIn(run, place)));
  const isEnough = places.length > 0 && both.every(({ size }) => places.length >= KNOWN_SHARE * size);
  return isEnough ? { newest, oldest, places, drop: meanOver(oldest, places) - meanOver(newest, places) } : null;
}

function isIn({ scores }: TalliedRun, place: number): boolean {
  return !Number.isNaN(scores[place]);
}

function meanOver(runs: readonly TalliedRun[], places: readonly number[]): number {
  return mean(runs.map(({ scores }) => mean(places.map((place) => scores[place] ?? 0))));
}

type VarianceOf = (places: readonly number[]) => RunVariance;

/** How much the runs differ that have all of these scenarios; most looks have the same ones. */
function varianceOver(runs: readonly TalliedRun[], { scenarios }: Report): VarianceOf {
  const known = new Map<string, RunVariance>();
  return (places) => {
    const key = places.join();
    const earlier = known.get(key);
    if (earlier !== undefined) return earlier;
    const { families } = familiesOf(places.map((place) => scenarios[place]?.family));
    const whole = withAll(runs, places);
    const scores = places.map((place) => whole.map((run) => run.scores[place] ?? 0));
    const variance = runVariance(scores, fewest(whole.map(({ trials }) => trials)), families);
    known.set(key, variance);
    return variance;
  };
}

function withAll(runs: readonly TalliedRun[], places: readonly number[]): readonly TalliedRun[] {
  return runs.filter((run) => places.every((place) => isIn(run, place)));
}

function windowOf(runs: readonly TalliedRun[], places: readonly number[]): MainWindow {
  const times = runs.map(({ time }) => time).sort(byText);
  return { score: rounded(meanOver(runs, places)), from: times[0] ?? '', to: times.at(-1) ?? '' };
}

/** Where the runs, newest first, changed most. */
function changeOf(runs: readonly TalliedRun[], places: readonly number[]): NonNullable<MainDrift['since']> {
  const compared = withAll(runs, places);
  const place = runsSinceChange(compared.map((run) => meanOver([run], places)));
  const [after, before] = [must(compared[place - 1], 'the run after a change'), compared[place]];
  return defined({ time: after.time, before: before?.sha, after: after.sha });
}

/** The scenarios whose losses, the largest first, add up to the drop, and the slices with at least half of it. */
function partsOf({ newest, oldest, places, drop }: Look, { scenarios }: Report, { gate }: ResolvedPolicy) {
  const partOf = (name: string, members: readonly number[]): DriftedPart => ({
    name,
    scenarios: members.length,
    reference: rounded(meanOver(oldest, members)),
    newest: rounded(meanOver(newest, members)),
  });
  const lossOf = (part: DriftedPart): number => (part.reference - part.newest) * part.scenarios;
  const byLoss = (a: DriftedPart, b: DriftedPart): number => lossOf(b) - lossOf(a) || byText(a.name, b.name);
  const loss = drop * places.length;
  const labelled = new Map<string, number[]>();
  for (const place of places)
    for (const label of labelsOf(must(scenarios[place], 'a compared scenario'), gate.slices.by))
      appendTo(labelled, label, place);
  const slices = [...labelled]
    .filter(([, { length }]) => length >= FEWEST_SCENARIOS && length <= places.length / 2)
    .map(([label, members]) => partOf(label, members))
    .filter((part) => lossOf(part) >= loss / 2);
  const parts = places.map((place) => partOf(must(scenarios[place], 'a compared scenario').scenario, [place]));
  const losses = parts.sort(byLoss).map(lossOf);
  const fell = parts.filter((_, index) => sum(losses.slice(0, index)) < loss - SLACK);
  return { fell: fell.slice(0, MOST_FELL), slices: slices.sort(byLoss) };
}
