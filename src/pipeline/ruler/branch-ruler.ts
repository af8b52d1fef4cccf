import { describeProblems, UserError, unlessMistaken } from '../../errors.ts';
import type { FindingData } from '../../gating/messages/catalogue.ts';
import type { Waiver } from '../../gating/policy/policy.ts';
import { POLICY_FILE } from '../../gating/policy/read-policy.ts';
import { shortSha } from '../../gating/wording.ts';
import type { Bundle } from '../../io/bundle/read.ts';
import { type Config, type ConfigOptions, type ConfigTexts, compileConfig, defaultRubric } from '../../io/config.ts';
import type { TextFile } from '../../io/files.ts';
import { type ConfigAt, type ConfigPart, readConfigAt } from '../../io/github/base-config.ts';
import { listAncestors, resolveAnchor, tipOf } from '../../io/github/baseline/ancestry.ts';
import type { GitHubClient } from '../../io/github/client.ts';
import type { RunContext } from '../../io/github/context.ts';
import { ApiError } from '../../io/requests.ts';
import { rulerOfMain } from './ruler-of-main.ts';
import { ownRulerDecides, type Rulers, rulerChanges, rulersOfBase, unreadableBase, waiversOfBase } from './rulers.ts';

/** The ruler that decides, and what has to be said about the choice. */
interface ChosenRuler {
  readonly rulers: Rulers;
  /** Those that count. */
  readonly waivers: readonly Waiver[];
  readonly notes: readonly FindingData[];
}

/** The config that decides by what is known so far. */
export interface ConfigChoice extends ChosenRuler {
  /** Null on the base branch, whose own config decides. */
  readonly reading: BaseReading | null;
  /** Whether a bundle of main has told what main was measured by. */
  readonly isByBundle: boolean;
}

/** Who decides before any bundle is inspected: on the base branch the run itself, everywhere else its base. */
export function startChoice(reading: BaseReading | null, own: Config): ConfigChoice {
  const chosen =
    reading === null
      ? { rulers: ownRulerDecides(own), waivers: own.policy.waivers ?? [], notes: [] }
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
interface BranchRulerRequest {
  readonly context: RunContext;
  /** With paths as the repository knows them. */
  readonly places: Omit<ConfigOptions, 'root'>;
  readonly own: Config;
}

/** What the base commit has where the run looks for its ruler. */
export interface BaseReading extends BranchRulerRequest {
  /** The commit where the base is; null where it is not known. */
  readonly base: string | null;
  /** The commit whose files were read, for people. */
  readonly label: string;
  /** `ref` is that commit. Null where nothing was read. */
  readonly at: (ConfigAt & { readonly ref: string }) | null;
  /** Null where the base has no ruler, or `trouble` says why it cannot be used. */
  readonly rulers: Rulers | null;
  readonly trouble: string | null;
  /** Where that is GitHub's doing, and not the base's. */
  readonly unasked: ApiError | null;
}

/** Reads the ruler of the base, in the places of the run. What GitHub does not give is trouble, and thrown by nobody. */
export async function readBaseRuler(client: GitHubClient, request: BranchRulerRequest): Promise<BaseReading> {
  const { repository, anchor, baseRef, pullRequest } = request.context;
  const unread = { base: null, label: baseRef ?? 'the base', at: null, rulers: null, trouble: null, unasked: null };
  let reading: BaseReading = { ...request, ...unread };
  try {
    const base = await resolveAnchor(client, repository, anchor);
    if (base === null) return reading;
    // A stranger could branch off an old commit for its milder ruler; for a fork the branch as it stands now decides.
    const isFork = pullRequest?.fork === true && baseRef !== null;
    const ref = isFork ? await tipOf(client, repository, baseRef) : base;
    reading = { ...reading, base, label: `${reading.label} at ${shortSha(ref)}` };
    const at = { ...(await readAt(client, request, ref)), ref };
    return { ...reading, at, ...compileBase(request.own, at, reading.label) };
  } catch (error) {
    if (error instanceof UserError) return { ...reading, trouble: describeProblems(error) };
    if (!(error instanceof ApiError)) throw error;
    return { ...reading, trouble: error.message, unasked: error };
  }
}

async function readAt(client: GitHubClient, request: BranchRulerRequest, ref: string): Promise<ConfigAt> {
  const { context, places, own } = request;
  const policy = own.texts.policy === null ? undefined : (places.policy ?? POLICY_FILE);
  const at = await readConfigAt({ client, repository: context.repository, ref }, { ...places, policy });
  // Where neither side has rubrics, the verdict of the harness measures both.
  const isShared = isUnwritten(own.texts.rubrics) && isUnwritten(at.texts.rubrics);
  return isShared ? { ...at, missing: at.missing.filter((part) => part !== 'rubrics') } : at;
}

/** Whether nobody has written these rubrics. */
function isUnwritten(rubrics: readonly TextFile[]): boolean {
  const first = defaultRubric();
  return rubrics.length === first.length && rubrics.every(({ text }, index) => text === first[index]?.text);
}

/** Whether the run looks for its policy where a policy stands unless somebody says otherwise. */
export function isUsualPlace({ places }: BranchRulerRequest): boolean {
  return places.policy === undefined || places.policy === POLICY_FILE;
}

/** Who decides as long as no bundle of main tells more: the base, and the run's own for what the base lacks. */
function chooseWithoutBundle(reading: BaseReading): ChosenRuler {
  const { own, at, label, rulers, trouble } = reading;
  if (rulers === null || at === null) {
    const missing: FindingData = { code: 'no-base-ruler', effect: 'notice' };
    const note = trouble === null ? missing : unreadableBase(label, trouble, 'this run');
    return { rulers: ownRulerDecides(own), waivers: [], notes: [note] };
  }
  const waivers = at.missing.includes('policy') ? [] : waiversOfBase(rulers);
  const { missing } = at;
  const notes: readonly FindingData[] =
    missing.length === 0 ? [] : [{ code: 'base-ruler-incomplete', effect: 'notice', label, missing }];
  return { rulers, waivers, notes };
}

/**
 * Who decides once main's newest bundle is known: the base, if it has its whole ruler where the run looks, and that is where main's own
 * run found it. Otherwise a pull request could choose the mildest among main's files; then what main was measured by decides.
 */
async function chooseWithBundle(client: GitHubClient, reading: BaseReading, bundle: Bundle): Promise<ChosenRuler> {
  const { own, at, label, rulers: ofBase, trouble } = reading;
  const isWhole = ofBase !== null && at?.missing.length === 0;
  const elsewhere = isWhole ? await whyElsewhere(client, reading, bundle) : null;
  if (isWhole && elsewhere === null) return chooseWithoutBundle(reading);
  try {
    const rulers = rulersOfBase(own, { texts: rulerOfMain(bundle, own), label: bundle.label });
    const unread = trouble === null ? [] : [unreadableBase(label, trouble, bundle.label)];
    // Where the run's own says the same, it is of no account where either stands.
    const notes = elsewhere === null || rulers.own === null ? unread : [elsewhere];
    return { rulers, waivers: waiversOfBase(rulers), notes };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return chooseWithoutBundle(reading);
  }
}

function compileBase(own: Config, at: ConfigAt, label: string): Pick<BaseReading, 'rulers' | 'trouble'> {
  if (hasNothing(at)) return { rulers: null, trouble: null };
  return unlessMistaken(
    () => ({ rulers: rulersOfBase(own, { texts: completed(at, own.texts), label }), trouble: null }),
    (mistake) => ({ rulers: null, trouble: describeProblems(mistake) }),
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
  const elsewhere: FindingData = { code: 'ruler-elsewhere', effect: 'notice', label: bundle.label };
  if (sha === undefined) return elsewhere;
  try {
    const there = sha === reading.at?.ref ? reading.at : await readWhereMainRan(client, reading, sha);
    const changes = rulerChanges(compileConfig(rulerOfMain(bundle, reading.own)), compileConfig(there.texts));
    return changes.length === 0 ? null : elsewhere;
  } catch (error) {
    if (!(error instanceof ApiError || error instanceof UserError)) throw error;
    const why = error instanceof UserError ? describeProblems(error) : error.message;
    return unreadableBase(`main at ${shortSha(sha)}`, why, bundle.label);
  }
}

/** GitHub says of a file alike that it is not there and that its commit is not. */
async function readWhereMainRan(client: GitHubClient, request: BranchRulerRequest, sha: string): Promise<ConfigAt> {
  const there = await readAt(client, request, sha);
  if (there.missing.length === 0) return there;
  const [known] = await listAncestors(client, request.context.repository, sha, 1);
  if (known === undefined) throw new ApiError(404, `the repository no longer has the commit ${shortSha(sha)}`);
  return there;
}
