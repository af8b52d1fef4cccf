import type { Waiver } from '../../../schemas/types/policy.ts';
import { describeProblems, UserError, valueOr } from '../../errors.ts';
import { configFinding } from '../../gating/findings/config.ts';
import type { FindingData } from '../../gating/findings/finding.ts';
import { shortSha } from '../../gating/wording.ts';
import { configOfBundle } from '../../io/bundle/bundled-config.ts';
import type { Bundle } from '../../io/bundle/read.ts';
import { type Config, type ConfigTexts, compileConfig } from '../../io/config.ts';
import type { TextFile } from '../../io/files.ts';
import { listAncestors } from '../../io/github/baseline/ancestry.ts';
import type { GitHubClient } from '../../io/github/client.ts';
import { ApiError } from '../../io/requests.ts';
import { productVersion, readShipped, type ShippedKind } from '../../io/shipped.ts';
import { loadRubric } from '../../rubric/load-rubric.ts';
import { type Configs, configChanges, configsOfBase, headDecides, unreadableBase } from '../configs.ts';
import type { BaselineAnswer } from './answer.ts';
import { type BaseReading, readConfigFiles } from './read-base.ts';

export type ChosenConfig = Pick<BaselineAnswer, 'configs' | 'waivers' | 'notes'>;

/**
 * Step 3 of the baseline search: chooses the config that scores and decides.
 * @param reading null on the base branch, whose own config decides
 * @param bundle main's newest run, of any workflow; null if main has none
 */
export async function chooseConfig(
  client: GitHubClient,
  reading: BaseReading | null,
  head: Config,
  bundle: Bundle | null,
): Promise<ChosenConfig> {
  if (reading === null) return { configs: headDecides(head), waivers: head.policy.waivers, notes: [] };
  return bundle === null ? chooseWithoutBundle(reading) : chooseWithBundle(client, reading, bundle);
}

/** Without a bundle of main, the base config decides; the head config replaces its missing parts. */
function chooseWithoutBundle({ head, at, label, configs, failure }: BaseReading): ChosenConfig {
  if (configs === null || at === null) {
    const note = failure === null ? missingConfig(label, ['config']) : unreadableBase(label, failure, 'this run');
    return { configs: headDecides(head), waivers: [], notes: [note] };
  }
  const { missing } = at;
  const waivers = missing.includes('policy') ? [] : waiversOfBase(configs);
  return { configs, waivers, notes: missing.length === 0 ? [] : [missingConfig(label, missing)] };
}

/** The waivers that apply: those of the base config, never those of only the run. */
export function waiversOfBase({ base, decidedBy }: Configs): readonly Waiver[] {
  return decidedBy === null ? [] : base.policy.waivers;
}

function missingConfig(label: string, missing: readonly string[]): FindingData {
  return configFinding('base-config-missing', { label, missing });
}

/**
 * With main's newest bundle, the base config decides if it is complete at the run's paths and main's run used the same paths. Otherwise a
 * pull request could choose the weakest of main's files, so the config in the bundle decides.
 */
async function chooseWithBundle(client: GitHubClient, reading: BaseReading, bundle: Bundle): Promise<ChosenConfig> {
  const { head, at, label, failure } = reading;
  const isComplete = reading.configs !== null && at?.missing.length === 0;
  const changedPaths = isComplete ? await findChangedPaths(client, reading, bundle) : null;
  if (isComplete && changedPaths === null) return chooseWithoutBundle(reading);
  const configs = valueOr(null, () => configsOfBase(head, configOfMain(bundle, head), bundle.label));
  if (configs === null) return chooseWithoutBundle(reading);
  const unread = failure === null ? [] : [unreadableBase(label, failure, bundle.label)];
  // Different paths do not matter if the run's own config is equivalent.
  const notes = changedPaths === null || configs.head === null ? unread : [changedPaths];
  return { configs, waivers: waiversOfBase(configs), notes };
}

/** The finding for changed paths; null if this run's paths, at the commit of main's run, contain the config of that run. */
async function findChangedPaths(
  client: GitHubClient,
  reading: BaseReading,
  bundle: Bundle,
): Promise<FindingData | null> {
  const { sha } = bundle.manifest.origin;
  const changed: FindingData = configFinding('config-paths-changed', { label: bundle.label });
  if (sha === undefined) return changed;
  try {
    const there = sha === reading.at?.ref ? reading.at : await readConfigFiles(client, reading, sha);
    // GitHub gives the same answer for a missing file and a missing commit.
    const [known] = there.missing.length === 0 ? [sha] : await listAncestors(client, sha);
    if (known === undefined) throw new ApiError(404, `the repository no longer has the commit ${shortSha(sha)}`);
    const changes = configChanges(compileConfig(configOfMain(bundle, reading.head)), compileConfig(there.texts));
    return changes.length === 0 ? null : changed;
  } catch (error) {
    if (!(error instanceof ApiError || error instanceof UserError)) throw error;
    const why = error instanceof UserError ? describeProblems(error) : error.message;
    return unreadableBase(`main at ${shortSha(sha)}`, why, bundle.label);
  }
}

/**
 * The config of main's run. If another version of Agent Gate made that run, today's shipped files replace those in the bundle that this run
 * also uses: the release changed them, not the pull request. Keeps a file of the repository with such a name.
 * @throws UserError if a text in the bundle is damaged, or cannot be read by this version
 */
function configOfMain(bundle: Bundle, { texts: head }: Config): ConfigTexts {
  const main = configOfBundle(bundle);
  if (bundle.manifest.tool === productVersion()) return main;
  const renew = (stored: TextFile, texts: readonly (TextFile | null)[], kind: ShippedKind, name = ''): TextFile => {
    const shipped = stored.shipped && readShipped(kind, name);
    return texts.find((text) => text !== null && text.text === shipped?.text) ?? stored;
  };
  return {
    ...main,
    mapping: main.mapping && renew(main.mapping, [head.mapping], 'mappings', bundle.manifest.mapping?.mapping),
    rubrics: main.rubrics.map((stored) => {
      return renew(stored, head.rubrics, 'rubrics', loadRubric(stored.file, stored.text).id);
    }),
  };
}
