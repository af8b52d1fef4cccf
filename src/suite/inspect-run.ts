import type { InspectedSelector, InspectionReport } from '../../schemas/types/inspection.ts';
import { isRecord } from '../contract/json.ts';
import { nearestName } from '../contract/names.ts';
import { byText } from '../contract/text.ts';
import { type Problem, Problems } from '../errors.ts';
import { columnsOf } from './columns.ts';
import { startDeclaredTotals } from './mapping/expect.ts';
import type { Mapping } from './mapping/mapping.ts';
import { type RunOptions, readRun } from './read-run.ts';
import type { ResultFile } from './reading/open.ts';
import { partsIn } from './reading/records.ts';
import type { Trial } from './trial.ts';
import { startTrialCounts } from './trial-counts.ts';

export interface Inspection extends Omit<InspectionReport, 'schema' | 'examples' | 'problems'> {
  /** The first three trials. */
  readonly examples: readonly Trial[];
  /** Why the gate refuses these files; empty if it accepts them. */
  readonly problems: readonly Problem[];
}

const EXAMPLES = 3;
const DEEPEST = 3;
const MOST_FACTS = 500;
/** Most records that are searched for near misses. */
const MOST_RECORDS = 100;

/** Reads every file. Returns what it read even if the gate refuses the run. */
export function inspectRun(files: readonly ResultFile[], options: RunOptions): Inspection {
  const { mapping } = options;
  const problems = new Problems();
  const counting = startTrialCounts();
  const facts: FactCounts = new Map();
  const examples: Trial[] = [];
  const declared = startDeclaredTotals();
  let unread = 0;
  const reading = { ...options, onUnread: () => unread++, onTotals: declared.add };
  problems.collect(() => {
    for (const trial of readRun(files, reading)) {
      counting.add(trial);
      if (examples.length < EXAMPLES) examples.push(trial);
      countFacts(trial, '', 1, facts);
    }
  });
  return {
    files: files.length,
    ...counting.counts(),
    unread,
    declared: declared.sums(),
    facts: [...facts]
      .map(([path, { types, trials: count }]) => ({ path, types: [...types].sort(byText), trials: count }))
      .sort((a, b) => byText(a.path, b.path)),
    selectors: mapping === null ? [] : withNear(mapping, files),
    examples,
    problems: problems.all(),
  };
}

/** Types and trials of each fact, by its dotted path. */
type FactCounts = Map<string, { readonly types: Set<FactType>; trials: number }>;

function countFacts(value: object, prefix: string, depth: number, facts: FactCounts): void {
  for (const [name, member] of Object.entries(value)) {
    const path = `${prefix}${name}`;
    const fact = facts.get(path) ?? { types: new Set<FactType>(), trials: 0 };
    if (facts.size < MOST_FACTS) facts.set(path, fact);
    fact.types.add(typeOf(member));
    fact.trials++;
    if (depth < DEEPEST && isRecord(member)) countFacts(member, `${path}.`, depth + 1, facts);
  }
}

function typeOf(value: unknown): FactType {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  const type = typeof value;
  return type === 'boolean' || type === 'number' || type === 'object' ? type : 'text';
}

type FactType = InspectionReport['facts'][number]['types'][number];

/** Adds to each selector that found nothing the column with the most similar last name. */
function withNear(mapping: Mapping, files: readonly ResultFile[]): readonly InspectedSelector[] {
  const { selectors } = mapping;
  const uses = selectors.map((use) => ({ ...use }));
  if (uses.every(({ found }) => found > 0)) return uses;
  const columns = columnsOf(firstRecords(mapping, files));
  const byName = new Map(columns.map(({ selector }) => [lastName(selector), selector]));
  return uses.map((use) => {
    const name = use.found > 0 ? undefined : nearestName(lastName(use.text), [...byName.keys()]);
    const near = name === undefined ? undefined : byName.get(name);
    return near === undefined || near === use.text ? use : { ...use, near };
  });
}

function lastName(selector: string): string {
  return /([\w-]+)\W*$/.exec(selector)?.[1] ?? '';
}

function firstRecords(mapping: Mapping, files: readonly ResultFile[]) {
  const samples: { file: string; value: unknown }[] = [];
  new Problems().collect(() => {
    for (const file of files.filter(({ file: name }) => !mapping.join?.reads(name))) {
      for (const { value } of partsIn(mapping.split(file))) {
        if (samples.length === MOST_RECORDS) return;
        samples.push({ file: file.file, value });
      }
    }
  });
  return samples;
}
