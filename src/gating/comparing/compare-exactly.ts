import { rounded } from '../../contract/numbers.ts';
import { scoreSample, tallySample } from '../statistics/pairing.ts';
import { meanRate, SLACK } from '../statistics/rates.ts';
import { type Answer, type Member, untested } from './compare.ts';

/**
 * Compares metrics and criteria of a suite that is declared to come out the same when nothing changed (`noise: none`): any drop of any
 * scenario is a regression, whatever the tolerance, and no p-value is needed. Only the newest run of main counts.
 * @returns the answer of each member by its name
 */
export function compareExactly(members: readonly Member[]): ReadonlyMap<string, Answer> {
  return new Map(members.map((member) => [member.sample.key, exactAnswer(member)]));
}

function exactAnswer(member: Member): Answer {
  const sample = member.kind === 'metric' ? scoreSample(member.sample) : tallySample(member.sample);
  const before = sample.runs.map((runs) => runs[0] ?? 0);
  const changes = sample.candidate.map((now, index) => now - (before[index] ?? 0));
  if (changes.length === 0) return untested('insufficient');
  const state = exactState(changes);
  return {
    ...untested(state),
    delta: rounded(meanRate(changes)),
    decided_by: state === 'unchanged' ? [] : ['exact'],
    paired: { scenarios: changes.length, candidate: meanRate(sample.candidate), baseline: meanRate(before) },
  };
}

function exactState(changes: readonly number[]): 'regressed' | 'improved' | 'unchanged' {
  if (changes.some((change) => change < -SLACK)) return 'regressed';
  return changes.some((change) => change > SLACK) ? 'improved' : 'unchanged';
}
