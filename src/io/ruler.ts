import { UserError } from '../errors.ts';
import { defaultPolicy, POLICY_FILE, type Policy, readPolicy } from '../gating/read-policy.ts';
import { loadRubrics, type Rubric } from '../rubric/load-rubric.ts';
import { loadMapping, type Mapping } from '../suite/mapping.ts';
import { fileExists, findTexts, readText } from './files.ts';
import { readShipped, shippedNames } from './shipped.ts';

const RUBRIC_FILES = 'rubrics/*.{yml,yaml}';
/** Judges by the verdict that the harness itself gave, for teams that have no rubric yet. */
const FIRST_RUBRIC = 'harness-verdict';

/** Where the ruler stands; what is left out has a default. */
export interface RulerOptions {
  /** Folder that every path and pattern is relative to. */
  readonly root: string;
  /** Shipped name or file; undefined for the native format. */
  readonly mapping?: string | undefined;
  /** Patterns or shipped names; none means `rubrics/*.yml`, and without such files the harness's own verdict. */
  readonly rubrics: readonly string[];
  /** File; undefined means `.github/agent-gate.yml` where it exists. */
  readonly policy?: string | undefined;
}

/** Everything that measures and judges a run. */
export interface Ruler {
  readonly mapping: Mapping | null;
  readonly rubrics: readonly Rubric[];
  readonly policy: Policy;
  /** The texts behind it, under the names they get in a bundle. */
  readonly texts: readonly SourceText[];
}

interface SourceText {
  readonly file: string;
  readonly text: string;
}

/**
 * Loads mapping, rubrics and policy.
 * @throws UserError with the problems of all of them at once
 */
export function loadRuler(options: RulerOptions): Ruler {
  const problems = new Problems();
  const mappingText = problems.collect(() => mappingSource(options));
  const rubricTexts = problems.collect(() => rubricSources(options));
  const policyText = problems.collect(() => policySource(options));
  const mapping = problems.collect(() => (mappingText ? loadMapping(mappingText.file, mappingText.text) : null));
  const rubrics = problems.collect(() => loadRubrics(rubricTexts ?? []));
  const policy = problems.collect(() => (policyText ? readPolicy(policyText.file, policyText.text) : defaultPolicy));
  problems.throwAny();
  return {
    mapping: mapping ?? null,
    rubrics: rubrics ?? [],
    policy: policy ?? defaultPolicy,
    texts: bundleTexts(mappingText, rubricTexts ?? [], policyText),
  };
}

/** Runs steps that may each find mistakes, and reports all of them together. */
class Problems {
  readonly #errors: UserError[] = [];

  collect<T>(step: () => T): T | undefined {
    try {
      return step();
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      this.#errors.push(error);
      return undefined;
    }
  }

  throwAny(): void {
    const [first, ...others] = this.#errors;
    if (first !== undefined && others.length === 0) throw first;
    if (first !== undefined) throw new UserError(this.#errors.flatMap((error) => error.problems));
  }
}

function mappingSource({ mapping, root }: RulerOptions): SourceText | undefined {
  if (mapping === undefined) return undefined;
  const shipped = readShipped('mappings', mapping);
  if (shipped !== undefined) return shipped;
  if (/^[\w-]+$/.test(mapping) && !fileExists(mapping, root)) throw unknownMapping(mapping);
  return { file: mapping, text: readText(mapping, root, { outside: true }) };
}

function unknownMapping(name: string): UserError {
  return new UserError({
    code: 'unknown-mapping',
    what: `there is no mapping \`${name}\``,
    expected: `a file, or one of the shipped mappings: ${shippedNames('mappings').join(', ')}`,
  });
}

function rubricSources({ rubrics, root }: RulerOptions): readonly SourceText[] {
  if (rubrics.length > 0) return rubrics.flatMap((pattern) => shippedOrFound(pattern, root));
  const own = findTexts([RUBRIC_FILES], root, { optional: true });
  return own.length > 0 ? own : shippedOrFound(FIRST_RUBRIC, root);
}

function shippedOrFound(pattern: string, root: string): readonly SourceText[] {
  const shipped = readShipped('rubrics', pattern);
  return shipped === undefined ? findTexts([pattern], root) : [shipped];
}

function policySource({ policy, root }: RulerOptions): SourceText | undefined {
  if (policy !== undefined) return { file: policy, text: readText(policy, root, { outside: true }) };
  return fileExists(POLICY_FILE, root) ? { file: POLICY_FILE, text: readText(POLICY_FILE, root) } : undefined;
}

/** The file's own name, without what an artifact's file names may not hold. */
function safeName(file: string): string {
  return (file.split('/').at(-1) ?? file).replaceAll(/[^\w.-]/g, '_');
}

function bundleTexts(
  mapping: SourceText | undefined,
  rubrics: readonly SourceText[],
  policy: SourceText | undefined,
): readonly SourceText[] {
  const texts = rubrics.map(({ file, text }) => ({ file: `rubrics/${safeName(file)}`, text }));
  if (mapping !== undefined) texts.push({ file: 'mapping.yml', text: mapping.text });
  if (policy !== undefined) texts.push({ file: 'policy.yml', text: policy.text });
  return texts;
}
