import type { ReadTrial } from './read-trials.ts';
import type { ResultFile } from './reading/open.ts';
import { factAt } from './trial.ts';
import { startTrialCounts } from './trial-counts.ts';
import { agentFact, type IndexOptions, readAgain } from './trial-index.ts';

/**
 * Counts the trials of each agent, if the run has several: two trials with one number differ in a short fact.
 * @returns that fact, and the trials of each of its values in the order of the files; null for one agent
 */
export function countAgents(files: readonly ResultFile[], options: IndexOptions) {
  const fact = factApart(files, options);
  if (fact === undefined) return null;
  const agents = new Map<string, ReturnType<typeof startTrialCounts>>();
  for (const { trial } of readAgain(files, options)) {
    const value = String(factAt(trial, fact));
    const agent = agents.get(value) ?? startTrialCounts();
    agents.set(value, agent);
    agent.add(trial);
  }
  return { fact, counts: [...agents].map(([value, agent]) => ({ value, ...agent.counts() })) };
}

function factApart(files: readonly ResultFile[], options: IndexOptions): string | undefined {
  const first = new Map<string, ReadTrial>();
  for (const read of readAgain(files, options)) {
    const key = JSON.stringify([read.trial.scenario, read.trial.trial]);
    const firstTrial = first.get(key);
    if (firstTrial !== undefined) return agentFact(firstTrial, read);
    first.set(key, read);
  }
  return undefined;
}
