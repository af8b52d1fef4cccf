import type { Waiver } from '../../schemas/types/policy.ts';
import { describeProblems, UserError, unlessMistaken } from '../errors.ts';
import type { FindingData } from '../gating/messages/catalogue.ts';
import { POLICY_FILE } from '../gating/policy/resolve-policy.ts';
import { shortSha } from '../gating/wording.ts';
import { configOfBundle } from '../io/bundle/bundled-config.ts';
import type { Bundle } from '../io/bundle/read.ts';
import { type Config, type ConfigOptions, type ConfigTexts, compileConfig, defaultRubric } from '../io/config.ts';
import type { TextFile } from '../io/files.ts';
import { type ConfigAt, type ConfigPart, readConfigAt } from '../io/github/base-config.ts';
import { listAncestors, resolveAnchor, tipOf } from '../io/github/baseline/ancestry.ts';
import type { GitHubClient } from '../io/github/client.ts';
import type { RunContext } from '../io/github/context.ts';
import { ApiError } from '../io/requests.ts';
import { productVersion, readShipped, type ShippedKind } from '../io/shipped.ts';
import { loadRubric } from '../rubric/load-rubric.ts';
import { type Configs, configChanges, configsOfBase, headDecides, unreadableBase, waiversOfBase } from './configs.ts';

/** The ruler that decides, and what has to be said about the choice. */
interface ChosenConfigs {
  readonly configs: Configs;
  /** Those that count. */
  readonly waivers: readonly Waiver[];
  readonly notes: readonly FindingData[];
}

/** The config that decides by what is known so far. */
export interface ConfigChoice extends ChosenConfigs {
  /** Null on the base branch, whose own config decides. */
  readonly reading: BaseReading | null;
  /** Whether a bundle of main has told what main was measured by. */
  readonly isByBundle: boolean;
}

/** Who decides before any bundle is inspected: on the base branch the run itself, everywhere else its base. */
export function startChoice(reading: BaseReading | null, head: Config): ConfigChoice {
  const chosen =
    reading === null
      ? { configs: headDecides(head), waivers: head.policy.waivers, notes: [] }
      : chooseWithoutBundle(reading);
  return { ...chosen, reading, isByBundle: false };
}

/** Who decides once a bundle of main is known. The newest one counts: a choice that rests on a bundle stays what it is. */
export async function chooseConfig(client: GitHubClient, choice: ConfigChoice, bundle: Bundle): Promise<ConfigChoice> {
  const { reading, isByBundle } = choice;
  if (isByBundle) return choice;
  const chosen = reading === null ? choice : await chooseWithBundle(client, reading, bundle);
  return { ...chosen, reading, isByBundle: true };
}

/** The base, and where the run looks for its ruler. */
interface BaseConfigRequest {
  readonly context: RunContext;
  /** With paths as the repository knows them. */
  readonly places: Omit<ConfigOptions, 'root'>;
  readonly head: Config;
}

/** What the base commit has where the run looks for its ruler. */
export interface BaseReading extends BaseConfigRequest {
  /** The commit where the base is; null where it is not known. */
  readonly base: string | null;
  /** The commit whose files were read, for people. */
  readonly label: string;
  /** `ref` is that commit. Null where nothing was read. */
  readonly at: (ConfigAt & { readonly ref: string }) | null;
  /** Null where the base has no ruler, or `trouble` says why it cannot be used. */
  readonly configs: Configs | null;
  readonly trouble: string | null;
  /** Where that is GitHub's doing, and not the base's. */
  readonly unasked: ApiError | null;
}

/** Reads the ruler of the base, in the places of the run. What GitHub does not give is trouble, and thrown by nobody. */
export async function readBaseConfig(client: GitHubClient, request: BaseConfigRequest): Promise<BaseReading> {
  const { repository, anchor, baseRef, pullRequest } = request.context;
  const unread = { base: null, label: baseRef ?? 'the base', at: null, configs: null, trouble: null, unasked: null };
  let reading: BaseReading = { ...request, ...unread };
  try {
    const base = await resolveAnchor(client, repository, anchor);
    if (base === null) return reading;
    // A stranger could branch off an old commit for its milder ruler; for a fork the branch as it stands now decides.
    const isFork = pullRequest?.fork === true && baseRef !== null;
    const ref = isFork ? await tipOf(client, repository, baseRef) : base;
    reading = { ...reading, base, label: `${reading.label} at ${shortSha(ref)}` };
    const at = { ...(await readAt(client, request, ref)), ref };
    return { ...reading, at, ...compileBase(request.head, at, reading.label) };
  } catch (error) {
    if (error instanceof UserError) return { ...reading, trouble: describeProblems(error) };
    if (!(error instanceof ApiError)) throw error;
    return { ...reading, trouble: error.message, unasked: error };
  }
}

async function readAt(client: GitHubClient, request: BaseConfigRequest, ref: string): Promise<ConfigAt> {
  const { context, places, head } = request;
  const policy = head.texts.policy === null ? undefined : (places.policy ?? POLICY_FILE);
  const at = await readConfigAt({ client, repository: context.repository, ref }, { ...places, policy });
  // Where neither side has rubrics, the verdict of the harness measures both.
  const isShared = isUnwritten(head.texts.rubrics) && isUnwritten(at.texts.rubrics);
  return isShared ? { ...at, missing: at.missing.filter((part) => part !== 'rubrics') } : at;
}

/** Whether nobody has written these rubrics. */
function isUnwritten(rubrics: readonly TextFile[]): boolean {
  const first = defaultRubric();
  return rubrics.length === first.length && rubrics.every(({ text }, index) => text === first[index]?.text);
}

/** Whether the run looks for its policy where a policy stands unless somebody says otherwise. */
export function isUsualPlace({ places }: BaseConfigRequest): boolean {
  return places.policy === undefined || places.policy === POLICY_FILE;
}

/** Who decides as long as no bundle of main tells more: the base, and the run's own for what the base lacks. */
function chooseWithoutBundle(reading: BaseReading): ChosenConfigs {
  const { head, at, label, configs, trouble } = reading;
  if (configs === null || at === null) {
    const missing: FindingData = { code: 'base-config-missing', effect: 'notice' };
    const note = trouble === null ? missing : unreadableBase(label, trouble, 'this run');
    return { configs: headDecides(head), waivers: [], notes: [note] };
  }
  const waivers = at.missing.includes('policy') ? [] : waiversOfBase(configs);
  const { missing } = at;
  const notes: readonly FindingData[] =
    missing.length === 0 ? [] : [{ code: 'base-config-incomplete', effect: 'notice', label, missing }];
  return { configs, waivers, notes };
}

/**
 * Who decides once main's newest bundle is known: the base, if it has its whole ruler where the run looks, and that is where main's own
 * run found it. Otherwise a pull request could choose the mildest among main's files; then what main was measured by decides.
 */
async function chooseWithBundle(client: GitHubClient, reading: BaseReading, bundle: Bundle): Promise<ChosenConfigs> {
  const { head, at, label, configs: ofBase, trouble } = reading;
  const isWhole = ofBase !== null && at?.missing.length === 0;
  const elsewhere = isWhole ? await whyElsewhere(client, reading, bundle) : null;
  if (isWhole && elsewhere === null) return chooseWithoutBundle(reading);
  try {
    const configs = configsOfBase(head, { texts: configOfMain(bundle, head), label: bundle.label });
    const unread = trouble === null ? [] : [unreadableBase(label, trouble, bundle.label)];
    // Where the run's own says the same, it is of no account where either stands.
    const notes = elsewhere === null || configs.head === null ? unread : [elsewhere];
    return { configs, waivers: waiversOfBase(configs), notes };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return chooseWithoutBundle(reading);
  }
}

function compileBase(head: Config, at: ConfigAt, label: string): Pick<BaseReading, 'configs' | 'trouble'> {
  if (hasNothing(at)) return { configs: null, trouble: null };
  return unlessMistaken(
    () => ({ configs: configsOfBase(head, { texts: completed(at, head.texts), label }), trouble: null }),
    (mistake) => ({ configs: null, trouble: describeProblems(mistake) }),
  );
}

function hasNothing({ texts, missing }: ConfigAt): boolean {
  const lacksRubrics = missing.includes('rubrics') || isUnwritten(texts.rubrics);
  return missing.length > 0 && lacksRubrics && texts.policy === null;
}

/** What the base lacks is the run's own. */
function completed({ texts, missing }: ConfigAt, own: ConfigTexts): ConfigTexts {
  const pick = <Part extends ConfigPart>(part: Part): ConfigTexts[Part] => (missing.includes(part) ? own : texts)[part];
  return { mapping: pick('mapping'), rubrics: pick('rubrics'), policy: pick('policy') };
}

/** Null where the places of this run hold, at the commit of main's run, what that run was measured by; otherwise what to say of it. */
async function whyElsewhere(client: GitHubClient, reading: BaseReading, bundle: Bundle): Promise<FindingData | null> {
  const { sha } = bundle.manifest.origin;
  const elsewhere: FindingData = { code: 'config-paths-changed', effect: 'notice', label: bundle.label };
  if (sha === undefined) return elsewhere;
  try {
    const there = sha === reading.at?.ref ? reading.at : await readWhereMainRan(client, reading, sha);
    const changes = configChanges(compileConfig(configOfMain(bundle, reading.head)), compileConfig(there.texts));
    return changes.length === 0 ? null : elsewhere;
  } catch (error) {
    if (!(error instanceof ApiError || error instanceof UserError)) throw error;
    const why = error instanceof UserError ? describeProblems(error) : error.message;
    return unreadableBase(`main at ${shortSha(sha)}`, why, bundle.label);
  }
}

/** GitHub says of a file alike that it is not there and that its commit is not. */
async function readWhereMainRan(client: GitHubClient, request: BaseConfigRequest, sha: string): Promise<ConfigAt> {
  const there = await readAt(client, request, sha);
  if (there.missing.length === 0) return there;
  const [known] = await listAncestors(client, request.context.repository, sha, 1);
  if (known === undefined) throw new ApiError(404, `the repository no longer has the commit ${shortSha(sha)}`);
  return there;
}

/**
 * What main was measured by. Where another version of Agent Gate did that, what it shipped gives way to what is shipped today, if this
 * run takes it too: a release changed it then, and no pull request. A file of the repository by such a name stays what it is.
 * @throws UserError when a text in the bundle is damaged, or cannot be read by this version
 */
function configOfMain(bundle: Bundle, { texts: own }: Config): ConfigTexts {
  const main = configOfBundle(bundle);
  if (bundle.manifest.tool === productVersion()) return main;
  const renewed = (was: TextFile, texts: readonly (TextFile | null)[], kind: ShippedKind, name = ''): TextFile =>
    (was.shipped ? shippedIn(texts, kind, name) : null) ?? was;
  return {
    ...main,
    mapping: main.mapping && renewed(main.mapping, [own.mapping], 'mappings', bundle.manifest.mapping?.mapping),
    rubrics: main.rubrics.map((was) => renewed(was, own.rubrics, 'rubrics', loadRubric(was.file, was.text).id)),
  };
}

/** The one of the texts that is shipped under the name. */
function shippedIn(texts: readonly (TextFile | null)[], kind: ShippedKind, name: string): TextFile | null {
  const shipped = readShipped(kind, name);
  return texts.find((one) => one !== null && one.text === shipped?.text) ?? null;
}
