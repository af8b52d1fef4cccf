import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { JudgeCheck } from '../../schemas/types/judge-check.ts';
import { perObject } from '../contract/json.ts';
import { Problems, UserError, valueOr } from '../errors.ts';
import { judgedRates } from '../gating/policy/judged-rates.ts';
import { readPolicy } from '../gating/policy/read-policy.ts';
import { defaultPolicy, POLICY_NAMES, type ResolvedPolicy } from '../gating/policy/resolve-policy.ts';
import { loadRubrics } from '../rubric/load-rubric.ts';
import type { Rubric } from '../rubric/rubric.ts';
import { howAsked } from '../scoring/labels.ts';
import { loadMapping, type Mapping } from '../suite/mapping/mapping.ts';
import { fileExists, findOnly, folderExists, isThere, readText, type TextFile } from './files.ts';
import { findTexts } from './find-files.ts';
import { besideRubric, readCheck } from './judge/labels.ts';
import { pathInRepository } from './paths.ts';
import { findNested } from './rubric-files.ts';
import { adviseShipped, readShipped } from './shipped.ts';

export const RUBRIC_FILES = 'rubrics/*.{yml,yaml}';
/** Scores by the harness's verdict, for repositories without rubrics. */
const DEFAULT_RUBRIC = 'harness-verdict';

/** Paths of the config, each with a default. */
export interface ConfigOptions {
  readonly root: string;
  /** Shipped name or file; undefined for the native format. */
  readonly mapping?: string | undefined;
  /** Patterns or shipped names; empty for `rubrics/*.yml`, or for the harness's verdict if there are no such files. */
  readonly rubrics: readonly string[];
  /** File; undefined for `.github/agent-gate.yml`, if it exists. */
  readonly policy?: string | undefined;
}

/** The paths relative to the repository, to read them at other commits; shipped names stay unchanged. */
export function pathsInRepository({ mapping, rubrics, policy, root }: ConfigOptions): Omit<ConfigOptions, 'root'> {
  return {
    mapping: mapping && pathInRepository(mapping, root),
    rubrics: rubrics.map((pattern) => pathInRepository(pattern, root)),
    policy: policy && pathInRepository(policy, root),
  };
}

export interface Config {
  readonly mapping: Mapping | null;
  readonly rubrics: readonly Rubric[];
  readonly policy: ResolvedPolicy;
  readonly checks: readonly JudgeCheck[];
  readonly texts: ConfigTexts;
}

export interface ConfigTexts {
  readonly mapping: TextFile | null;
  readonly rubrics: readonly TextFile[];
  readonly policy: TextFile | null;
  /** The judge checks beside the rubrics; a compiled config keeps those that it reads. */
  readonly checks?: readonly TextFile[] | undefined;
}

/** Loads mapping, rubrics and policy from disk. @throws UserError with the problems of all of them at once */
export function loadConfig(options: ConfigOptions): Config {
  const problems = new Problems();
  const mapping = problems.collect(() => mappingText(options));
  const rubrics = problems.collect(() => rubricTexts(options));
  const policy = problems.collect(() => policyText(options));
  const checks = problems.collect(() => checksBeside(rubrics ?? [], options.root));
  const texts = { mapping: mapping ?? null, rubrics: rubrics ?? [], policy: policy ?? null, checks };
  return compileConfig(texts, problems);
}

/** Loads a config without rubrics: enough to read results and to redact them. @throws UserError with the problems of mapping and policy */
export function loadMappingAndPolicy(options: ConfigOptions): Config {
  return compileConfig({ mapping: mappingText(options), rubrics: [], policy: policyText(options) });
}

/** Compiles rubrics, once for each list of texts. @throws UserError with the problems of all of them */
export const compileRubrics = perObject<readonly Rubric[], readonly TextFile[]>(loadRubrics);

/**
 * Compiles the texts of a config.
 * @param compiled another config, whose rubrics are taken if files and texts are the same: few pull requests change them
 * @throws UserError with the problems of all its texts at once
 */
export function compileConfig(texts: ConfigTexts, problems = new Problems(), compiled?: Config): Config {
  const mapping = problems.collect(() => texts.mapping && loadMapping(texts.mapping.file, texts.mapping.text)) ?? null;
  const textsOf = ({ rubrics }: ConfigTexts) => JSON.stringify(rubrics.map(({ file, text }) => [file, text]));
  const isSame = compiled !== undefined && textsOf(compiled.texts) === textsOf(texts);
  const rubrics = isSame ? compiled.rubrics : (problems.collect(() => compileRubrics(texts.rubrics)) ?? []);
  const policy = problems.collect(() => texts.policy && readPolicy(texts.policy.file, texts.policy.text));
  const isAsked = (id: string): boolean => rubrics.some((rubric) => rubric.id === id && rubric.judged.length > 0);
  const read = (policy?.judge == null ? [] : (texts.checks ?? []))
    .flatMap((text) => problems.collect(() => ({ text, check: readCheck(text) })) ?? [])
    .filter(({ check }) => isAsked(check.rubric));
  problems.throwAny();
  const checks = read.map(({ check }) => check);
  const judging = withJudged(policy ?? defaultPolicy, rubrics, checks);
  return { mapping, rubrics, policy: judging, checks, texts: { ...texts, checks: read.map(({ text }) => text) } };
}

function withJudged(policy: ResolvedPolicy, rubrics: readonly Rubric[], checks: readonly JudgeCheck[]): ResolvedPolicy {
  const asking = rubrics.map((rubric) => ({
    ...rubric,
    asked: Object.fromEntries(rubric.judged.map((question) => [question.key, howAsked(question, policy.judge)])),
  }));
  return { ...policy, judged: judgedRates(asking, checks, policy.judge?.require ?? null) };
}

/** The judge checks beside rubrics. @throws UserError if one cannot be read */
export function checksBeside(rubrics: readonly TextFile[], root: string): readonly TextFile[] {
  const files = rubrics.map(({ file }) => besideRubric(file, 'check')).filter((file) => fileExists(file, root));
  return files.map((file) => ({ file, text: readText(file, root, { outside: true }) }));
}

function mappingText({ mapping, root }: ConfigOptions): TextFile | null {
  if (mapping === undefined) return null;
  const shipped = readShipped('mappings', mapping);
  if (shipped !== undefined) return shipped;
  if (/^[\w-]+$/.test(mapping) && !isThere(mapping, root)) {
    const fix = adviseShipped('mappings', mapping);
    throw new UserError({ code: 'unknown-mapping', what: `there is no mapping \`${mapping}\``, fix });
  }
  return { file: mapping, text: readText(mapping, root, { outside: true }) };
}

/** The texts of named rubrics, or of the default ones. @throws UserError for a name that is none */
export function rubricTexts({ rubrics, root }: Pick<ConfigOptions, 'rubrics' | 'root'>): readonly TextFile[] {
  if (rubrics.length > 0)
    return rubrics.flatMap(
      (pattern) =>
        readShipped('rubrics', pattern) ??
        findTexts([pattern], root, { example: '*.yml', advice: adviseShipped('rubrics', pattern) }),
    );
  const ownRubrics = findTexts([RUBRIC_FILES], root);
  return ownRubrics.length > 0 ? ownRubrics : defaultRubric();
}

/** The rubric of a repository without rubrics. */
export function defaultRubric(): readonly TextFile[] {
  return [readShipped('rubrics', DEFAULT_RUBRIC)].filter((text) => text !== undefined);
}

/** A name that says that the file is a policy. */
const LIKE_POLICY = /^\.?agents?[-_]?gate\.(?:ya?ml|json)$/i;

/** Files that are no part of the config although they look like it: they stand where unnamed ones are not looked for. */
export function findOverlooked({ rubrics, policy, root }: Omit<ConfigOptions, 'mapping'>): readonly string[] {
  const hasPolicy = policy !== undefined || findOnly(POLICY_NAMES, root) !== undefined;
  return valueOr([], () => [
    ...(hasPolicy ? [] : ['', '.github/'].flatMap((folder) => policiesIn(folder, root))),
    ...(rubrics.length > 0 ? [] : findNested(root)),
  ]);
}

function policiesIn(folder: string, root: string): readonly string[] {
  if (!folderExists(folder, root)) return [];
  const names = readdirSync(join(root, folder)).filter((name) => LIKE_POLICY.test(name));
  return names.sort().map((name) => `${folder}${name}`);
}

/** The text of the named policy, or of the usual one; null without either. */
export function policyText({ policy, root }: Pick<ConfigOptions, 'policy' | 'root'>): TextFile | null {
  if (policy !== undefined) return { file: policy, text: readText(policy, root, { outside: true }) };
  const usual = findOnly(POLICY_NAMES, root);
  return usual === undefined ? null : { file: usual, text: readText(usual, root) };
}
