import type { Waiver } from '../../schemas/types/policy.ts';
import { describeProblems, UserError, unlessMistaken } from '../errors.ts';
import type { FindingData } from '../gating/messages/catalogue.ts';
import { POLICY_FILE } from '../gating/policy/resolve-policy.ts';
import { shortSha } from '../gating/wording.ts';
import { configOfBundle } from '../io/bundle/bundled-config.ts';
import type { Bundle } from '../io/bundle/read.ts';
import { type Config, type ConfigOptions, type ConfigTexts, compileConfig, defaultRubric } from '../io/config.ts';
import type { TextFile } from '../io/files.ts';
import { listAncestors, resolveAnchor, tipOf } from '../io/github/baseline/ancestry.ts';
import type { GitHubClient } from '../io/github/client.ts';
import { type ConfigAt, type ConfigPart, readConfigAt } from '../io/github/contents.ts';
import type { RunContext } from '../io/github/context.ts';
import { ApiError } from '../io/requests.ts';
import { productVersion, readShipped, type ShippedKind } from '../io/shipped.ts';
import { loadRubric } from '../rubric/load-rubric.ts';
import { type Configs, configChanges, configsOfBase, headDecides, unreadableBase, waiversOfBase } from './configs.ts';

/** The configs, and the findings about how they were chosen. */
interface ChosenConfigs {
  readonly configs: Configs;
  /** Waivers that apply. */
  readonly waivers: readonly Waiver[];
  readonly notes: readonly FindingData[];
}

/** The config that decides, from what is known about main so far. */
export interface ConfigChoice extends ChosenConfigs {
  /** Null on the base branch, whose own config decides. */
  readonly reading: BaseReading | null;
  /** Whether a bundle of main was taken into account. */
  readonly isByBundle: boolean;
}

/** Chooses the config before a bundle is inspected: the run's own on the base branch, else the base config. */
export function startChoice(reading: BaseReading | null, head: Config): ConfigChoice {
  const chosen =
    reading === null
      ? { configs: headDecides(head), waivers: head.policy.waivers, notes: [] }
      : chooseWithoutBundle(reading);
  return { ...chosen, reading, isByBundle: false };
}

/** Chooses the config after a bundle of main is inspected. Only the first, newest bundle has an effect. */
export async function chooseConfig(client: GitHubClient, choice: ConfigChoice, bundle: Bundle): Promise<ConfigChoice> {
  const { reading, isByBundle } = choice;
  if (isByBundle) return choice;
  const chosen = reading === null ? choice : await chooseWithBundle(client, reading, bundle);
  return { ...chosen, reading, isByBundle: true };
}

/** The run, and the paths of its config. */
interface BaseConfigRequest {
  readonly context: RunContext;
  /** Paths of the config, relative to the repository. */
  readonly places: Omit<ConfigOptions, 'root'>;
  readonly head: Config;
}

/** The config of the base commit at the paths of the run's config. */
export interface BaseReading extends BaseConfigRequest {
  /** The base commit; null if unknown. */
  readonly base: string | null;
  /** Display name of the commit that was read. */
  readonly label: string;
  /** The files at the commit `ref`; null if nothing was read. */
  readonly at: (ConfigAt & { readonly ref: string }) | null;
  /** Null if the base has no config, or if it cannot be used, which `failure` explains. */
  readonly configs: Configs | null;
  readonly failure: string | null;
  /** The error of a failed request to GitHub. */
  readonly apiError: ApiError | null;
}

/** Reads the base config at the paths of the run's config. Errors of GitHub and of the files become `failure`, never an exception. */
export async function readBaseConfig(client: GitHubClient, request: BaseConfigRequest): Promise<BaseReading> {
  const { repository, anchor, baseRef, pullRequest } = request.context;
  const unread = { base: null, label: baseRef ?? 'the base', at: null, configs: null, failure: null, apiError: null };
  let reading: BaseReading = { ...request, ...unread };
  try {
    const base = await resolveAnchor(client, repository, anchor);
    if (base === null) return reading;
    // A fork could branch off an old commit with a weaker config, so the tip of the base branch counts.
    const isFork = pullRequest?.fork === true && baseRef !== null;
    const ref = isFork ? await tipOf(client, repository, baseRef) : base;
    reading = { ...reading, base, label: `${reading.label} at ${shortSha(ref)}` };
    const at = { ...(await readAt(client, request, ref)), ref };
    return { ...reading, at, ...compileBase(request.head, at, reading.label) };
  } catch (error) {
    if (error instanceof UserError) return { ...reading, failure: describeProblems(error) };
    if (!(error instanceof ApiError)) throw error;
    return { ...reading, failure: error.message, apiError: error };
  }
}

async function readAt(client: GitHubClient, request: BaseConfigRequest, ref: string): Promise<ConfigAt> {
  const { context, places, head } = request;
  const policy = head.texts.policy === null ? undefined : (places.policy ?? POLICY_FILE);
  const at = await readConfigAt(
    { client, repository: context.repository, ref, own: head.texts.rubrics },
    { ...places, policy },
  );
  // If neither side has rubrics, the default rubric, which uses the harness's verdict, scores both.
  const isShared = isUnwritten(head.texts.rubrics) && isUnwritten(at.texts.rubrics);
  return isShared ? { ...at, missing: at.missing.filter((part) => part !== 'rubrics') } : at;
}

/** Whether the rubrics are the shipped default because the repository has none. */
function isUnwritten(rubrics: readonly TextFile[]): boolean {
  const first = defaultRubric();
  return rubrics.length === first.length && rubrics.every(({ text }, index) => text === first[index]?.text);
}

/** Whether the run's policy is at the default path. */
export function isUsualPlace({ places }: BaseConfigRequest): boolean {
  return places.policy === undefined || places.policy === POLICY_FILE;
}

/** Without a bundle of main, the base config decides; the head config replaces its missing parts. */
function chooseWithoutBundle(reading: BaseReading): ChosenConfigs {
  const { head, at, label, configs, failure } = reading;
  if (configs === null || at === null) {
    const note = failure === null ? lacking(label, ['config']) : unreadableBase(label, failure, 'this run');
    return { configs: headDecides(head), waivers: [], notes: [note] };
  }
  const waivers = at.missing.includes('policy') ? [] : waiversOfBase(configs);
  const { missing } = at;
  return { configs, waivers, notes: missing.length === 0 ? [] : [lacking(label, missing)] };
}

function lacking(label: string, missing: readonly string[]): FindingData {
  return { code: 'base-config-missing', effect: 'notice', label, missing };
}

/**
 * With main's newest bundle, the base config decides if it is complete at the run's paths and main's run used the same paths. Otherwise a
 * pull request could choose the weakest of main's files, so the config in the bundle decides.
 */
async function chooseWithBundle(client: GitHubClient, reading: BaseReading, bundle: Bundle): Promise<ChosenConfigs> {
  const { head, at, label, configs: ofBase, failure } = reading;
  const isWhole = ofBase !== null && at?.missing.length === 0;
  const changed = isWhole ? await pathsChanged(client, reading, bundle) : null;
  if (isWhole && changed === null) return chooseWithoutBundle(reading);
  try {
    const configs = configsOfBase(head, configOfMain(bundle, head), bundle.label);
    const unread = failure === null ? [] : [unreadableBase(label, failure, bundle.label)];
    // Different paths do not matter if the run's own config is equivalent.
    const notes = changed === null || configs.head === null ? unread : [changed];
    return { configs, waivers: waiversOfBase(configs), notes };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return chooseWithoutBundle(reading);
  }
}

/** Null configs if the base has no config. */
function compileBase(head: Config, at: ConfigAt, label: string): Pick<BaseReading, 'configs' | 'failure'> {
  const lacksRubrics = at.missing.includes('rubrics') || isUnwritten(at.texts.rubrics);
  if (at.missing.length > 0 && lacksRubrics && at.texts.policy === null) return { configs: null, failure: null };
  return unlessMistaken(
    () => ({ configs: configsOfBase(head, completed(at, head.texts), label), failure: null }),
    (mistake) => ({ configs: null, failure: describeProblems(mistake) }),
  );
}

/** The base's texts, with missing parts taken from the run. */
function completed({ texts, missing }: ConfigAt, own: ConfigTexts): ConfigTexts {
  const pick = <Part extends ConfigPart>(part: Part): ConfigTexts[Part] => (missing.includes(part) ? own : texts)[part];
  return { mapping: pick('mapping'), rubrics: pick('rubrics'), policy: pick('policy') };
}

/** The finding for changed paths; null if this run's paths, at the commit of main's run, contain the config of that run. */
async function pathsChanged(client: GitHubClient, reading: BaseReading, bundle: Bundle): Promise<FindingData | null> {
  const { sha } = bundle.manifest.origin;
  const changed: FindingData = { code: 'config-paths-changed', effect: 'notice', label: bundle.label };
  if (sha === undefined) return changed;
  try {
    const there = sha === reading.at?.ref ? reading.at : await readAt(client, reading, sha);
    // GitHub gives the same answer for a missing file and a missing commit.
    const [known] = there.missing.length === 0 ? [sha] : await listAncestors(client, reading.context.repository, sha);
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
function configOfMain(bundle: Bundle, { texts: own }: Config): ConfigTexts {
  const main = configOfBundle(bundle);
  if (bundle.manifest.tool === productVersion()) return main;
  const renewed = (was: TextFile, texts: readonly (TextFile | null)[], kind: ShippedKind, name = ''): TextFile => {
    const shipped = was.shipped && readShipped(kind, name);
    return texts.find((one) => one !== null && one.text === shipped?.text) ?? was;
  };
  return {
    ...main,
    mapping: main.mapping && renewed(main.mapping, [own.mapping], 'mappings', bundle.manifest.mapping?.mapping),
    rubrics: main.rubrics.map((was) => renewed(was, own.rubrics, 'rubrics', loadRubric(was.file, was.text).id)),
  };
}
