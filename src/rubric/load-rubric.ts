import rubricSchema from '../../schemas/rubric.schema.json' with { type: 'json' };
import type { RubricFile } from '../../schemas/types/rubric.ts';
import { contentHash } from '../contract/hash.ts';
import { isRecord, type JsonObject, memberOf } from '../contract/json.ts';
import { checkDocument } from '../contract/read-config.ts';
import { schemaCheck } from '../contract/schema-check.ts';
import { byText } from '../contract/text.ts';
import { parseYamlDocument, type YamlDocument } from '../contract/yaml-document.ts';
import { type Problem, Problems, UserError } from '../errors.ts';
import { withAdvice } from './advice.ts';
import { type ByJudge, compileNodes, nodeSlots, restsOnJudge } from './compile-nodes.ts';
import { compileContract } from './facts/contract.ts';
import { compileDerived, derivedSlots } from './facts/derived-facts.ts';
import type { Node } from './nodes/node.ts';
import { checkBands, compileOutcomes } from './outcomes-and-bands.ts';
import { problemsAt, type RubricProblems } from './problems.ts';
import { type Compiling, NATIVE_FACTS, type Names, TRIAL_KEYS, type WatchCutoff } from './references/rubric-names.ts';
import type { Criterion, Rubric } from './rubric.ts';
import { compileNamedSteps } from './trace/step-matcher.ts';

const schema = schemaCheck<RubricFile>(rubricSchema);
const check: typeof schema = {
  ...schema,
  problems: (value, locate) => schema.problems(value, locate).map((problem) => withAdvice(problem, value)),
};
/** For shipped rubrics, which the tests check: loading the validator takes longer than judging a small suite. */
const unchecked: typeof schema = { ...schema, problems: () => [] };

/**
 * Checks and compiles one rubric in phases: syntax, schema, meaning. A phase runs only if the earlier ones found no problem.
 * @param file name for messages
 * @param text YAML or JSON
 * @throws UserError with every problem of one phase, each with its line
 */
export function loadRubric(file: string, text: string): Rubric {
  return compileDocument(parseYamlDocument(file, text));
}

/**
 * Checks and compiles a parsed rubric.
 * @param watch takes every number that a condition with a `cutoff` compares
 * @throws UserError with every problem of the schema or, if there is none, every problem of meaning, in file order
 */
export function compileDocument(document: YamlDocument, watch?: WatchCutoff, by = check): Rubric {
  return checkDocument(document, by, (written, { problems, placeOf }) => ({
    file: placeOf('').file,
    ...compileRubric(written, problemsAt(problems, placeOf), watch),
  }));
}

/**
 * Checks and compiles the rubrics of one run, sorted by id.
 * @throws UserError with the problems of all rubrics, including ids and metrics that two of them share
 */
export function loadRubrics(
  sources: readonly { readonly file: string; readonly text: string; readonly shipped?: true }[],
): readonly Rubric[] {
  const collected = new Problems();
  const loaded = sources.flatMap(({ file, text, shipped }) => {
    const load = () => compileDocument(parseYamlDocument(file, text), undefined, shipped ? unchecked : check);
    return collected.collect(load) ?? [];
  });
  const problems = [...collected.all(), ...sharedNames(loaded)];
  if (problems.length > 0) throw new UserError(problems);
  return loaded.sort((a, b) => byText(a.id, b.id));
}

/** A problem for every id or metric that two rubrics share. */
export function sharedNames(loaded: readonly Rubric[]): readonly Problem[] {
  return [...sharedIn(loaded, 'id'), ...sharedIn(loaded, 'metric')];
}

function sharedIn(loaded: readonly Rubric[], name: 'id' | 'metric'): readonly Problem[] {
  const owners = new Map<string, string>();
  return loaded.flatMap((rubric): readonly Problem[] => {
    const { file } = rubric;
    const owner = owners.get(rubric[name]);
    owners.set(rubric[name], owner ?? file);
    if (owner === undefined) return [];
    const kind = name === 'id' ? 'rubric' : 'metric';
    const what = `${kind} \`${rubric[name]}\` is already defined in ${owner}`;
    return [{ code: `duplicate-${kind}`, what, where: { file }, fix: 'Rename one of them' }];
  });
}

function compileRubric(
  file: RubricFile,
  problems: RubricProblems,
  watch: WatchCutoff | undefined,
): Omit<Rubric, 'file'> {
  const header = readHeader(file, problems);
  const names = { ...knownNames(file, problems), watch };
  const derived = compileDerived(file, names, problems);
  const compiling: Compiling = { names, problems, needs: new Set() };
  const contract = compileContract(file, derived, compiling);
  const outcomes = compileOutcomes(file, compiling);
  const nodes = compileNodes(header.id, file, compiling);
  const byJudge = restsOnJudge(nodes, derived);
  const needs = [compiling.needs, ...nodes.needs.values(), ...derived.map((fact) => fact.needs)];
  checkBands(file, problems);
  return {
    ...header,
    hash: contentHash(file),
    written: file,
    ...(file.title === undefined ? {} : { title: file.title }),
    contract,
    derived,
    nodes,
    questions: [...names.questions.values()].flatMap(({ asks }) => asks),
    judged: [...names.questions.values()],
    refersTo: new Set(needs.flatMap((each) => [...each])),
    criteria: nodes.counted.map((node) => criterionOf(node, file, byJudge)),
    outcomes,
    bands: file.bands ?? [],
    byJudge: byJudge.whole,
    restsOn: byJudge.questions(),
  };
}

/** Kinds whose result is a number; without a threshold their scores are compared, not their passes. */
const NUMBERS: ReadonlySet<string> = new Set(['formula', 'lookup', 'tree']);

function criterionOf(node: Node, { criteria = {}, nodes = {} }: RubricFile, byJudge: ByJudge): Criterion {
  const { key, kind, question, choice, status } = node;
  const hasThreshold = (memberOf(criteria, key) ?? memberOf(nodes, key))?.threshold !== undefined;
  return {
    key,
    ...(question === undefined ? {} : { question }),
    ...(status === undefined ? {} : { status }),
    ...(byJudge.part(key) ? { byJudge: true } : {}),
    restsOn: byJudge.questions(key),
    ...(choice === null ? { graded: { byScore: NUMBERS.has(kind) && !hasThreshold } } : {}),
  };
}

const OWN_KEYS = ['rubric', 'version', 'metric'] as const;
const METRIC_LIMIT = 32;

/** The header of a rubric: either `rubric`, `version` and `metric`, or `meta`; both or neither is a problem. */
function readHeader(file: RubricFile, problems: RubricProblems): Pick<Rubric, 'id' | 'version' | 'metric'> {
  const { meta, rubric = '', version = '', metric = '' } = file;
  for (const key of OWN_KEYS) {
    if (meta === undefined && file[key] === undefined) {
      const fix = 'A rubric begins with `rubric`, `version` and `metric`, or with `meta`';
      problems.add('', { code: 'missing-key', what: `\`${key}\` is missing`, fix });
    } else if (meta !== undefined && file[key] !== undefined) {
      const what = `\`meta\` replaces \`rubric\`, \`version\` and \`metric\``;
      problems.add(`/${key}`, { code: 'two-headers', what, fix: `Remove \`meta\` or \`${key}\`` });
    }
  }
  if (meta === undefined) return { id: rubric, version, metric };
  if (meta.metric === undefined && meta.name.length > METRIC_LIMIT) {
    const what = '`name` is too long for a metric';
    const expected = `at most ${METRIC_LIMIT} characters`;
    problems.add('/meta/name', { code: 'bad-value', what, expected, fix: 'Add a `metric` to `meta`' });
  }
  return { id: meta.name.replaceAll('_', '-'), version: meta.version, metric: meta.metric ?? meta.name };
}

/** The names that parts of a rubric may refer to; adds a problem for each unusable name. */
function knownNames(file: RubricFile, problems: RubricProblems): Names {
  const contract: JsonObject = isRecord(file.contract) ? file.contract : {};
  const declared = isRecord(contract.properties) ? Object.keys(contract.properties) : [];
  const closed = contract.additionalProperties === false;
  const derived = derivedSlots(file, new Set([...TRIAL_KEYS, ...NATIVE_FACTS, ...declared]), problems);
  const facts = new Set([...TRIAL_KEYS, ...(closed ? [] : NATIVE_FACTS), ...declared]);
  const names = {
    nodes: nodeSlots(file, problems),
    factsOnly: false,
    total: false,
    derived,
    items: [],
    questions: new Map(),
    facts,
    closed,
  };
  return { ...names, steps: compileNamedSteps(file, names, problems) };
}
