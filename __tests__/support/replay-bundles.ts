import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Decision } from '../../schemas/types/decision.ts';
import { replayBundle } from '../../src/commands/replay.ts';
import { openBundleFiles } from '../../src/io/bundle/read.ts';
import { productVersion } from '../../src/io/shipped.ts';
import { numbersBesides } from './numbers.ts';

/** What is decided in each bundle below a runner's temporary folder: nothing stands under that name before it is whole. */
export function bundleDecisions(temp: string): readonly string[] {
  return bundlesIn(temp).map((folder) => {
    const { decision } = JSON.parse(readFileSync(join(folder, 'decision.json'), 'utf8')) as { decision: string };
    return decision;
  });
}

function bundlesIn(temp: string): readonly string[] {
  return readdirSync(temp)
    .map((name) => join(temp, name, 'bundle'))
    .filter((folder) => existsSync(folder));
}

/** A sentence for every bundle below a runner's temporary folder that is torn or does not replay to the same bytes. */
export function unreplayable(temp: string): readonly string[] {
  return bundlesIn(temp).flatMap((folder) => {
    const { same, steps } = replayBundle(openBundleFiles('bundle', join(folder, '..')), productVersion());
    const isDecided = steps.some(({ step, outcome }) => step === 'decision' && outcome === 'same');
    const differing = steps.filter(({ outcome }) => outcome !== 'same');
    return same && isDecided ? [] : [`left a bundle that does not replay: ${JSON.stringify(differing)}`];
  });
}

/** A sentence for a bundle below a runner's temporary folder whose decision lacks a number of the summary. */
export function undecidedNumbers(temp: string, summary: string): readonly string[] {
  return bundlesIn(temp).flatMap((folder) => {
    const decision = JSON.parse(readFileSync(join(folder, 'decision.json'), 'utf8')) as Decision;
    const numbers = numbersBesides(decision, summary);
    return numbers.length === 0 ? [] : [`shows numbers that its decision does not hold: ${numbers.join(', ')}`];
  });
}
