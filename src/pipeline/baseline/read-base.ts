import { describeProblems, UserError, unlessMistaken } from '../../errors.ts';
import { POLICY_FILE } from '../../gating/policy/resolve-policy.ts';
import { shortSha } from '../../gating/wording.ts';
import { type Config, type ConfigOptions, type ConfigTexts, defaultRubric } from '../../io/config.ts';
import type { TextFile } from '../../io/files.ts';
import { resolveAnchor, tipOf } from '../../io/github/baseline/ancestry.ts';
import type { GitHubClient } from '../../io/github/client.ts';
import { type ConfigAt, type ConfigPart, readConfigAt } from '../../io/github/contents.ts';
import type { RunContext } from '../../io/github/context.ts';
import { ApiError } from '../../io/requests.ts';
import { type Configs, configsOfBase } from '../configs.ts';

interface BaseRequest {
  readonly context: RunContext;
  readonly places: Omit<ConfigOptions, 'root'>;
  readonly head: Config;
}

/** The base commit, and the config there at the paths of the run's config. */
export interface BaseReading extends BaseRequest {
  /** Null if unknown. */
  readonly base: string | null;
  /** Display name of the commit that was read. */
  readonly label: string;
  /** The files at the commit `ref`; null if nothing was read. */
  readonly at: (ConfigAt & { readonly ref: string }) | null;
  /** Null if the base has no config, or if it cannot be used, which `failure` explains. */
  readonly configs: Configs | null;
  readonly failure: string | null;
  readonly apiError: ApiError | null;
}

/** Reads the base config at the paths of the run's config. Errors of GitHub and of the files become `failure`, never an exception. */
export async function readBase(client: GitHubClient, request: BaseRequest): Promise<BaseReading> {
  const { anchor, baseRef, pullRequest, untrustedBase } = request.context;
  const unread = { base: null, label: baseRef ?? 'the base', at: null, configs: null, failure: null, apiError: null };
  let reading: BaseReading = { ...request, ...unread };
  try {
    const base = await resolveAnchor(client, anchor);
    if (base === null) return reading;
    // A fork, or a pull request into a branch of its own, could branch off an old commit with a weaker config, so the tip counts.
    const countsTip = (pullRequest?.fork === true || untrustedBase !== undefined) && baseRef !== null;
    const ref = countsTip ? await tipOf(client, baseRef) : base;
    reading = { ...reading, base, label: `${reading.label} at ${shortSha(ref)}` };
    const at = { ...(await readConfigFiles(client, request, ref)), ref };
    return { ...reading, at, ...compileBase(request.head, at, reading.label) };
  } catch (error) {
    if (error instanceof UserError) return { ...reading, failure: describeProblems(error) };
    if (!(error instanceof ApiError)) throw error;
    return { ...reading, failure: error.message, apiError: error };
  }
}

/** The files at the paths of the run's config, at a commit. @throws ApiError, and UserError for a file that is no text */
export async function readConfigFiles(client: GitHubClient, request: BaseRequest, ref: string): Promise<ConfigAt> {
  const { places, head } = request;
  const policy = head.texts.policy === null ? undefined : (places.policy ?? POLICY_FILE);
  const at = await readConfigAt({ client, ref, headTexts: head.texts.rubrics }, { ...places, policy });
  // If neither side has rubrics, the default rubric, which uses the harness's verdict, scores both.
  const isShared = isUnwritten(head.texts.rubrics) && isUnwritten(at.texts.rubrics);
  return isShared ? { ...at, missing: at.missing.filter((part) => part !== 'rubrics') } : at;
}

/** Whether the rubrics are the shipped default because the repository has none. */
function isUnwritten(rubrics: readonly TextFile[]): boolean {
  const shipped = defaultRubric();
  return rubrics.length === shipped.length && rubrics.every(({ text }, index) => text === shipped[index]?.text);
}

function compileBase(head: Config, at: ConfigAt, label: string): Pick<BaseReading, 'configs' | 'failure'> {
  const lacksRubrics = at.missing.includes('rubrics') || isUnwritten(at.texts.rubrics);
  if (at.missing.length > 0 && lacksRubrics && at.texts.policy === null) return { configs: null, failure: null };
  return unlessMistaken(
    () => ({ configs: configsOfBase(head, completeTexts(at, head.texts), label), failure: null }),
    (mistake) => ({ configs: null, failure: describeProblems(mistake) }),
  );
}

/** The base's texts, with missing parts taken from the run. Checks stand beside the rubrics, and only a policy with a judge reads them. */
function completeTexts({ texts, missing }: ConfigAt, head: ConfigTexts): ConfigTexts {
  const pick = <Part extends ConfigPart>(part: Part): ConfigTexts[Part] =>
    (missing.includes(part) ? head : texts)[part];
  const { checks } = missing.includes('rubrics') || missing.includes('policy') ? head : texts;
  return { mapping: pick('mapping'), rubrics: pick('rubrics'), policy: pick('policy'), checks };
}

export function isUsualPlace({ places }: BaseRequest): boolean {
  return places.policy === undefined || places.policy === POLICY_FILE;
}
