import { isRecord } from '../../contract/json-object.ts';
import { subjectName } from '../../rubric/references/condition-subject.ts';
import { type Change, changed } from './mutation-change.ts';
import { OPERATOR_WORDS, type Words } from './operator-words.ts';
import type { Part } from './rubric-parts.ts';

/** What the words of one key are changed into. */
interface Vocabulary {
  readonly words: Words;
  /** The case that would notice it. */
  add(part: Part): string;
  /** The words that count where none is written, by the key that stands there. */
  readonly unwritten?: Readonly<Record<string, string>>;
}

const ANSWERS: Words = { skip: ['fail'], pass: ['skip'], fail: ['skip'] };
const ARGUMENTS: Words = { exact: ['ignore'], subset: ['exact', 'ignore'], ignore: ['exact'] };

/** The closed table of words, by their key. Ways to combine are those that ordinary yes/no criteria tell apart. */
const VOCABULARIES: Readonly<Record<string, Vocabulary>> = {
  op: { words: OPERATOR_WORDS, add: operatorCase },
  measure: {
    words: { length: ['words'], words: ['length'], lines: ['words'], count: ['words'] },
    add: (part) =>
      `a case in which \`${subjectName(part.holder)}\` is on the other side of the bound than by any other measure`,
  },
  severity: {
    words: { none: ['high'], low: ['high'], medium: ['high'], high: ['low'], critical: ['low'] },
    add: () => 'a case in which only this does not pass, and expect its `severity`',
  },
  otherwise: {
    words: ANSWERS,
    add: () => 'a case in which `when` does not hold, and expect the verdict',
    unwritten: { when: 'skip' },
  },
  on_empty: { words: ANSWERS, add: () => 'a case without items, and expect the verdict', unwritten: { over: 'skip' } },
  combine: {
    words: {
      weighted_sum: ['cap_by_worst', 'weighted_median'],
      cap_by_worst: ['weighted_sum'],
      weighted_median: ['weighted_sum'],
      majority_vote: ['weighted_median'],
      min: ['mean', 'median'],
      strict: ['mean'],
      median: ['min', 'mean'],
      mean: ['min', 'median'],
    },
    add: combineCase,
    unwritten: { criteria: 'weighted_sum', over: 'mean' },
  },
  mode: {
    words: {
      strict: ['unordered'],
      unordered: ['strict', 'subset', 'superset'],
      subset: ['unordered'],
      superset: ['unordered'],
    },
    add: () => 'cases with the calls of the reference in another order, with one more and with one less',
  },
  args: { words: ARGUMENTS, add: argumentsCase, unwritten: { mode: 'exact' } },
  unclosed: {
    words: { skip: ['count'], count: ['skip'] },
    add: () => 'a case whose last stretch nothing closes',
    unwritten: { to: 'skip' },
  },
  on_empty_trace: { words: { pass: ['fail'], fail: ['pass'] }, add: () => 'a case with an empty trace' },
  judge: {
    words: { yes_no: ['percent'], percent: ['yes_no'] },
    add: () => 'a case with a recorded answer',
  },
  type: {
    words: { message: ['tool_call'], tool_call: ['message'] },
    add: () => 'a case with a step of this type, and one with a step of the other',
  },
};

function operatorCase(part: Part): string {
  const subject = `\`${subjectName(part.holder)}\``;
  if (/^[lg]te?$/.test(String(part.value))) return `cases with ${subject} just below, at and above the bound`;
  return `a case in which this holds, and one in which it does not: ${subject}`;
}

/** Of two items the median is the mean. */
function combineCase({ holder, form }: Part): string {
  const hasItems = holder.over !== undefined || form?.over !== undefined;
  const parts = hasItems ? 'of three items two pass and one does not' : 'some parts pass and some do not';
  return `a case in which ${parts}, and expect its score`;
}

function argumentsCase(): string {
  return 'a case with the call of the reference and other arguments';
}

/** A word taken for another: one that is written, or one that counts because none is. */
export function mutateWords(part: Part): readonly Change[] {
  const { key, value } = part;
  if (key === 'args_of') return argumentsOfTools(part);
  const written = VOCABULARIES[key];
  const swaps = written === undefined ? [] : swapped(part, value, written);
  return [...swaps.filter((change) => !isMeanOfTwo(part, change)), ...unwrittenWords(part)];
}

/** The median of two scores is their mean. */
function isMeanOfTwo({ key, value, holder }: Part, change: Change): boolean {
  const areMiddles = [value, change.value].every((word) => word === 'mean' || word === 'median');
  return key === 'combine' && areMiddles && isRecord(holder.criteria) && Object.keys(holder.criteria).length === 2;
}

function swapped(part: Part, word: unknown, { words, add }: Vocabulary): readonly Change[] {
  const others = typeof word === 'string' && Object.hasOwn(words, word) ? words[word] : [];
  return (others ?? []).map((other) => ({ ...changed({ ...part, value: word }, other), add: add(part) }));
}

/** The tools are named by the author. */
function argumentsOfTools(part: Part): readonly Change[] {
  if (!isRecord(part.value)) return [];
  const { value, pointer } = part;
  return Object.entries(value).flatMap(([tool, mode]) =>
    swapped(part, mode, { words: ARGUMENTS, add: argumentsCase }).map((change) => ({
      ...change,
      pointer,
      value: { ...value, [tool]: change.value },
      what: `${change.what} for \`${tool}\``,
    })),
  );
}

/** Where the language does not take such a key, what comes out does not load. */
function unwrittenWords(part: Part): readonly Change[] {
  const { form, pointer } = part;
  if (form === null) return [];
  return Object.entries(VOCABULARIES).flatMap(([key, vocabulary]) => {
    const found = Object.entries(vocabulary.unwritten ?? {}).find(([beside]) => form[beside] !== undefined);
    if (found === undefined) return [];
    const [beside, word] = found;
    if (form[key] !== undefined || isOnlyChild(beside, form[beside])) return [];
    return swapped(part, word, vocabulary).map((change) => ({
      ...change,
      at: `${pointer}/${beside}`,
      value: { ...form, [key]: change.value },
      what: `\`${key}: ${String(change.value)}\` added`,
    }));
  });
}

/** There is one way to combine one score. */
function isOnlyChild(key: string, value: unknown): boolean {
  return key === 'criteria' && isRecord(value) && Object.keys(value).length < 2;
}
