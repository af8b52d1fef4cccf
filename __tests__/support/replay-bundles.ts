import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { openBundleFiles } from '../../src/io/bundle-files.ts';
import { productVersion } from '../../src/io/shipped.ts';
import { replayBundle } from '../../src/commands/replay.ts';

/** A sentence for every bundle below a runner's temporary folder that does not replay to the same bytes. */
export function unreplayable(temp: string): readonly string[] {
  const bundles = readdirSync(temp)
    .map((name) => join(temp, name, 'bundle'))
    .filter((folder) => existsSync(join(folder, 'manifest.json')));
  return bundles.flatMap((folder) => {
    const { same, steps } = replayBundle(openBundleFiles('bundle', join(folder, '..')), productVersion());
    const isDecided = steps.some(({ step, outcome }) => step === 'decision' && outcome === 'same');
    const differing = steps.filter(({ outcome }) => outcome !== 'same');
    return same && isDecided ? [] : [`left a bundle that does not replay: ${JSON.stringify(differing)}`];
  });
}
