import type { Finding } from '../../../schemas/types/decision.ts';
import type { JudgeCount, ReadBy } from '../../../schemas/types/report.ts';
import { counted, inline } from '../../contract/text.ts';
import { SHORTEST_SECRET } from '../../suite/redaction/secrets.ts';
import { judgeNames } from '../comparing/comparison-key.ts';
import { nameList, percent, shortHash } from '../wording.ts';
import type { Both, Has, Sentences } from './sentences.ts';

/** What a judge has used. */
interface Spent {
  readonly requests: number;
  readonly retries: number;
  readonly input_tokens: number;
  readonly output_tokens: number;
  readonly cost_usd: number | null;
}

interface Asked extends Spent {
  readonly questions: number;
  readonly missing: number;
}

/** `The judge: 12 of 40 questions, 3 retries, 12000 tokens, $0.0021`. */
export function progressText(done: number, of: number, { retries, cost_usd: cost, ...spent }: Spent): string {
  const tokens = spent.input_tokens + spent.output_tokens;
  return [
    `The judge: ${done} of ${counted(of, 'question')}`,
    ...(retries > 0 ? [retries === 1 ? '1 retry' : `${retries} retries`] : []),
    ...(tokens > 0 ? [counted(tokens, 'token')] : []),
    ...(cost === null || cost === 0 ? [] : [`$${cost.toFixed(4)}`]),
  ].join(', ');
}

/** Findings about the evidence behind the rates: who judged, what was read, what was redacted. */
export const evidenceMessages = {
  'judge-unanswered': unanswered,
  'judge-silent': unanswered,

  'judge-asked': ({ questions, missing, ...spent }: Asked): Sentences => ({
    what: progressText(questions - missing, questions, spent),
  }),

  'answers-given': ({ file }: Has<'file'>): Sentences => ({
    what: `The part of this run's answers in \`${file}\` does not come from the judge: the workflow names that file and may write it`,
    next: 'Check what writes it: a pull request with this file, or a changed workflow, answers for the judge',
  }),

  'answers-unkept': ({ reason }: Has<'reason'>): Sentences => ({
    what: 'Some answers of the judge could not be stored; the next run asks again',
    actual: reason,
    next: 'Check the path of the `answers` file',
  }),

  'secrets-replaced': ({ shapes }: { readonly shapes: readonly (readonly [string, number])[] }): Sentences => {
    const total = shapes.reduce((sum, [, count]) => sum + count, 0);
    const were = total === 1 ? 'value that looks like a secret was' : 'values that look like secrets were';
    return {
      what: `${total} ${were} replaced (${shapes.map(([shape, count]) => `${shape} ${count}`).join(', ')})`,
      next: 'Rotate them: they were in the results file. Keep secrets out of what the harness writes',
    };
  },

  'secret-not-redacted': ({ names }: Has<'names'>): Sentences => ({
    what: `Not redacted, because not set in this step or shorter than ${SHORTEST_SECRET} characters: ${nameList(names)} of the policy's \`secrets_from\``,
    next: 'Pass each to the step with `env:`; forks get no secrets',
  }),

  'redaction-unmatched': ({ path }: { readonly path: string }): Sentences => ({
    what: `The policy's \`redact\` names \`${path}\`, which no trial of this run has: nothing was redacted there`,
    next: 'Fix the path, or remove it from the policy',
  }),

  'selector-finds-nothing': ({ part, selector }: { readonly part: string; readonly selector: string }): Sentences => ({
    what: `The mapping's selector \`${inline(selector)}\` of \`${inline(part)}\` finds nothing in any record`,
    next: 'See what the records hold with `agent-gate inspect`, then fix or remove it',
  }),

  'scenarios-not-comparable': ({
    common,
    total,
    minOverlap,
    here,
    main,
    changed,
    effect,
  }: LittleOverlap): Sentences => {
    const sides = [
      ['in this run only', here],
      ['on main only', main],
      ['different question', changed],
    ] as const;
    const named = sides.filter(([, ids]) => ids.length > 0).map(([where, ids]) => `${where}: ${nameList(ids)}`);
    return {
      what: `Only ${common} of ${total} scenarios are in both runs, too few to compare them`,
      expected: `at least ${percent(minOverlap, 0)} of the scenarios in both runs`,
      actual: named.length === 0 ? undefined : named.join('; '),
      next: `Keep scenario ids stable, and record each trial's \`input\` and \`ground_truth\` as main does${orAccept(effect)}`,
    };
  },

  'rubric-not-comparable': ({ subject, now, before, effect }: OtherRubric): Sentences => ({
    what:
      before === null
        ? `The baseline was not scored with the rubric \`${subject.name}\``
        : `The baseline was scored with a different version of the rubric \`${subject.name}\``,
    expected: versionText(now),
    actual: before === null ? 'no such rubric' : versionText(before),
    next: `Compare with a baseline that keeps its trials: it can be rescored${orAccept(effect)}`,
  }),

  'rubric-removed': ({ subject, metric }: Has<'subject'> & { readonly metric: string }): Sentences => ({
    what: `The rubric \`${subject.name}\` (${metric}) scored the baseline and does not score this run`,
    next: 'Restore it; if main removed it on purpose, save a new baseline on main',
  }),

  'judge-not-comparable': ({ names, now, before }: Has<'names'> & Both<readonly JudgeCount[]>): Sentences => ({
    what: `A different model judged the baseline, so rates that depend on its verdicts are not compared: ${nameList(names)}`,
    expected: judgeNames(before),
    actual: judgeNames(now),
    next: 'Use the same model for both runs; if the judge changed for good, run main with the new one',
  }),

  'mapping-changed': ({ now, before }: Both<ReadBy['mapping']>): Sentences => ({
    what: "The baseline's results were read by a different mapping and cannot be read again",
    expected: mappingText(before),
    actual: mappingText(now),
    next: 'Until main has a new baseline, a change may come from the mapping and not from the agent',
  }),

  'not-deterministic': ({
    subject,
    runs,
  }: Has<'subject'> & { readonly runs: readonly [string, string] }): Sentences => ({
    what: `The policy declares \`noise: none\`, but \`${subject.name}\` has different results in two runs of one commit (${runs.join(', ')})`,
    expected: 'the same result in every run of one commit',
    next: 'Remove the cause of the difference, or set `noise: stochastic`',
  }),

  'noise-free': ({ runs, results }: { readonly runs: number; readonly results: number }): Sentences => ({
    what: `${runs} main runs, 0 of ${counted(results, 'scenario result')} changed: consider \`noise: none\``,
    next: 'Declare it only if replies are recorded: even without a change, a rate of 3 in as many is possible',
  }),
};

interface Unanswered {
  readonly asked: number;
  readonly missing: number;
  /** The most frequent reason, and what to do about it. */
  readonly reason: string;
  readonly advice: string;
}

function unanswered({ asked, missing, reason, advice }: Unanswered): Sentences {
  return {
    what: `${missing} of ${counted(asked, 'question')} for a judge ${missing === 1 ? 'has' : 'have'} no answer: ${reason}`,
    expected: 'an answer to every question; a trial without one has no verdict of its rubric',
    next: advice,
  };
}

interface LittleOverlap {
  readonly effect: Finding['effect'];
  readonly common: number;
  /** A scenario with changed content counts twice. */
  readonly total: number;
  readonly minOverlap: number;
  /** Ids on one side only, and ids on both sides with different content. */
  readonly here: readonly string[];
  readonly main: readonly string[];
  readonly changed: readonly string[];
}

interface RubricContent {
  readonly version: string;
  readonly hash: string;
}

interface OtherRubric extends Has<'subject'> {
  readonly effect: Finding['effect'];
  readonly now: RubricContent;
  /** Null if the baseline has no such rubric. */
  readonly before: RubricContent | null;
}

function orAccept(effect: Finding['effect']): string {
  return effect === 'invalid'
    ? ", or set `on_not_comparable: pass` in main's policy until main has a new baseline"
    : '';
}

function versionText({ version, hash }: RubricContent): string {
  return `version ${version} (${shortHash(hash)})`;
}

/** A mapping as text: its name and its short hash. */
export function mappingText(mapping: ReadBy['mapping']): string {
  return mapping === null ? 'none' : `${mapping.mapping} (${shortHash(mapping.hash)})`;
}
