import { Problems } from '../errors.ts';
import { countingInAllFiles, type Reading, type ReadTrial, readTrials } from './read-trials.ts';
import type { ResultFile } from './reading/open.ts';
import { type Selection, startSelection } from './select-trials.ts';
import { factAt } from './trial.ts';
import { agentFact } from './trial-index.ts';

/** The agents of a run, by the fact that tells them apart. */
export interface Agents {
  readonly fact: string;
  /** In the order of the files. */
  readonly counts: readonly AgentCount[];
}

/** The trials of one agent. */
interface AgentCount {
  readonly value: string;
  readonly trials: number;
  /** Trials that passed by the verdict of the harness. */
  readonly passed: number;
}

/** Counts the trials of each agent, if the run has several: two trials with one number differ in a short fact. Null if it has one. */
export function countAgents(
  files: readonly ResultFile[],
  reading: Reading & { readonly select: readonly Selection[] },
): Agents | null {
  const fact = factApart(files, reading);
  if (fact === undefined) return null;
  const counts = new Map<string, AgentCount>();
  for (const { trial } of trialsIn(files, reading)) {
    const value = String(factAt(trial, fact));
    const { trials, passed } = counts.get(value) ?? { trials: 0, passed: 0 };
    const isPass = trial.error === null && factAt(trial, 'harness.passed') === true;
    counts.set(value, { value, trials: trials + 1, passed: passed + Number(isPass) });
  }
  return { fact, counts: [...counts.values()] };
}

function factApart(files: readonly ResultFile[], reading: Parameters<typeof countAgents>[1]): string | undefined {
  const first = new Map<string, ReadTrial>();
  for (const read of trialsIn(files, reading)) {
    const key = JSON.stringify([read.trial.scenario, read.trial.trial]);
    const firstTrial = first.get(key);
    if (firstTrial !== undefined) return agentFact(firstTrial, read);
    first.set(key, read);
  }
  return undefined;
}

function* trialsIn(files: readonly ResultFile[], options: Parameters<typeof countAgents>[1]): Generator<ReadTrial> {
  const selection = startSelection(options.select);
  const reading = { ...options, number: countingInAllFiles(options.mapping) };
  for (const file of files)
    for (const read of readTrials(file, reading, Problems.ofRecords())) if (selection.keeps(read.trial)) yield read;
}
