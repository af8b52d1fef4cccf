import type { JudgeCount, ReadBy } from '../../../schemas/types/report.ts';
import { counted, inline } from '../../contract/text.ts';
import { judgeNames } from '../comparing/comparison-key.ts';
import type { LostFact } from '../comparing/pairing.ts';
import { rangeText, type TrialRange } from '../comparing/scores.ts';
import { countedShare, nameList, percent, shortDigest, shortHash } from '../wording.ts';
import { orAccept, type PolicyAdvice, whereItDecides } from './advice.ts';
import type { Sentences, Subject } from './sentences.ts';

/** Findings about what the rates rest on: who judged, what was read, what was taken out. */
export const evidenceMessages = {
  'judge-unanswered': ({ asked, missing, reasons, advice }: Unanswered): Sentences => ({
    what: `${missing} of ${counted(asked, 'question')} for a judge ${missing === 1 ? 'has' : 'have'} no answer: ${reasons.length === 1 ? reasons[0]?.[0] : reasons.map(reasonText).join('; ')}`,
    expected: 'an answer: a trial that needs one and was not answered before has no verdict of its rubric',
    next: advice,
  }),

  'answers-lacking': ({ trials, run, kept }: Lacking): Sentences => ({
    what: `${counted(trials, 'trial')} of \`${run}\` without a verdict, for want of a judge's answer: ${kept ?? 'nobody is asked here'}`,
    next:
      kept === undefined
        ? 'Name a bundle that `agent-gate gate --out` wrote: the gate asks, and its bundle keeps the answers'
        : 'See why, run the gate again, and name its new bundle',
  }),

  'answers-given': ({ file }: { readonly file: string }): Sentences => ({
    what: `What stands in \`${file}\` of this run's answers was not asked of the judge: the workflow names that file, and may write it`,
    next: 'Look at what writes it; a pull request that brings the file, or changes the workflow, answers for the judge',
  }),

  'answers-unread': ({ reason }: { readonly reason: string }): Sentences => ({
    what: 'Not all kept answers of the judge could be read, so they were asked for again where they were needed',
    actual: reason,
    next: 'Delete the file of `answers`, in the cache of the workflow too',
  }),

  'answers-unkept': ({ reason }: { readonly reason: string }): Sentences => ({
    what: 'Not all answers of the judge could be kept, so they will be asked for again',
    actual: reason,
    next: 'See where the file of `answers` lies',
  }),

  'secrets-replaced': ({ shapes }: { readonly shapes: readonly (readonly [string, number])[] }): Sentences => {
    const total = shapes.reduce((sum, [, count]) => sum + count, 0);
    const were = total === 1 ? 'value that looks like a secret was' : 'values that look like secrets were';
    return {
      what: `${total} ${were} replaced (${shapes.map(([shape, count]) => `${shape} ${count}`).join(', ')})`,
      next: 'Revoke and renew them, since they stood in the results file, and let the harness write no secrets',
    };
  },

  'secret-not-set': ({ names }: Names): Sentences => ({
    what: `${secretsNamed(names)} is not set in this step, so its value was replaced nowhere`,
    next: 'Hand it to the step with `env:`; runs of forks get no secrets',
  }),

  'secret-too-short': ({ names }: Names): Sentences => ({
    what: `${secretsNamed(names)} is so short that it would tear up ordinary words, so it was replaced nowhere`,
    next: 'A secret has at least 6 characters',
  }),

  'redaction-unmatched': ({ path, suggestion }: Unmatched): Sentences => ({
    what: `The policy's \`redact\` names \`${path}\`, which no trial of this run has: nothing was taken out there`,
    next:
      suggestion === null ? 'Mend the path, or take it out of the policy' : `Did you mean \`${inline(suggestion)}\`?`,
  }),

  'scenarios-not-comparable': (finding: LittleOverlap): Sentences => {
    const { common, total, isOfBase, accepts } = finding;
    // Where nothing is in common, one that asks something else need not count twice to say so.
    const changed = changedIn(finding);
    const all = common === 0 ? total - changed : total;
    return {
      what:
        common === 0
          ? 'No judged scenario of the baseline is in this run, so nothing can be compared'
          : `Only ${common} of ${total} scenarios are in both runs${countedTwice(changed)}, too few to compare them`,
      expected: `at least ${percent(finding.minOverlap, 0)} of the scenarios in both runs`,
      actual: [countedShare({ passed: common, total: all }, 'scenario'), ...sidesText(finding)].join('; '),
      next: orAccept(overlapAdvice(finding), 'if the suite changed on purpose,', { isOfBase, accepts }),
    };
  },

  'rubric-not-comparable': ({ subject, now, before, ...policy }: OtherRubric): Sentences => ({
    what:
      before === null
        ? `The baseline was not scored with the rubric \`${subject.name}\``
        : `The baseline was scored with another content of the rubric \`${subject.name}\``,
    expected: versionText(now),
    actual: before === null ? 'no such rubric' : versionText(before),
    next: orAccept('Compare with a baseline that keeps its trials, so that it can be scored again', 'or', policy),
  }),

  'rubric-removed': ({ subject, metric }: OfRubric & { readonly metric: string }): Sentences => ({
    what: `The rubric \`${subject.name}\` (${metric}) scored the baseline and does not score this run`,
    next: 'Bring it back; if main has removed it on purpose, let main save a new baseline',
  }),

  'judge-not-comparable': ({ names, now, before }: Names & BothJudges): Sentences => ({
    what: `Another model judged the baseline, so what rests on its verdicts is not compared: ${nameList(names)}`,
    expected: judgeNames(before),
    actual: judgeNames(now),
    next: 'Let the same model judge both runs; if the judge changed for good, a run of main by the new one becomes the baseline',
  }),

  'judge-unnamed': ({ judges }: Judges): Sentences => ({
    what: `Main does not say which model judged it; this run was judged by ${judgeNames(judges)}`,
    next: 'Once main has run again, another judge is noticed',
  }),

  'judges-mixed': ({ judges }: Judges): Sentences => ({
    what: `${judges.length} models judged this run: ${judgeNames(judges)}`,
    next: 'Let one model judge all trials: two models are two rulers',
  }),

  'mapping-changed': ({ now, before }: BothMappings): Sentences => ({
    what: 'The results of the baseline were read by another mapping, and cannot be read again',
    expected: mappingText(before),
    actual: mappingText(now),
    next: 'Read a change of facts that the mapping changes as that of the mapping, until main has a new baseline',
  }),

  'trials-differ': ({ now, before }: BothTrials): Sentences => ({
    what: `This run has ${now.fewest === now.most ? counted(now.most, 'trial') : `${rangeText(now)} trials`} per scenario, the baseline ${rangeText(before)}; every scenario counts once on either side`,
  }),

  'tool-changed': ({ now, before }: { readonly now: string; readonly before: string }): Sentences => ({
    what: `The results of the baseline were read by Agent Gate ${before}, those of this run by ${now}`,
  }),

  'not-deterministic': ({ subject, runs, ...policy }: Twins & PolicyAdvice): Sentences => ({
    what: `The policy declares \`noise: none\`, but \`${subject.name}\` came out differently in two runs of the same commit (${runs.join(', ')})`,
    expected: 'the same result in every run of one commit',
    next: `Mend what makes the suite differ, or set \`noise: stochastic\`${whereItDecides(policy)}`,
  }),

  'noise-free': ({ runs, results }: { readonly runs: number; readonly results: number }): Sentences => ({
    what: `${runs} main runs, 0 of ${counted(results, 'scenario result')} changed: consider \`noise: none\``,
    next: 'Declare it only where replies are recorded; no change in so many results still allows a rate of 3 in as many',
  }),
};

interface Unanswered {
  readonly asked: number;
  readonly missing: number;
  /** The most frequent reasons, each with how often it was given. */
  readonly reasons: readonly (readonly [string, number])[];
  /** What helps against the first of them. */
  readonly advice: string;
}

interface Lacking {
  readonly trials: number;
  readonly run: string;
  /** What a bundle says of why; left out for results, about which nobody was asked before. */
  readonly kept?: string;
}

interface Unmatched {
  readonly path: string;
  readonly suggestion: string | null;
}

/** Environment variables. */
interface Names {
  readonly names: readonly string[];
}

function reasonText([reason, times]: readonly [string, number]): string {
  return times === 1 ? reason : `${reason} (${times} times)`;
}

function secretsNamed(names: readonly string[]): string {
  const some = names.length === 1 ? 'The secret' : `Each of ${counted(names.length, 'secret')}`;
  return `${some} of the policy's \`secrets_from\` (${nameList(names)})`;
}

interface LittleOverlap extends PolicyAdvice {
  readonly common: number;
  /** One scenario that asks something else counts twice. */
  readonly total: number;
  readonly minOverlap: number;
  /** Whether `on_not_comparable` lets the run pass. */
  readonly accepts: boolean;
  /** Ids that only one side has. */
  readonly here: readonly string[];
  readonly main: readonly string[];
  /** Ids that both sides have, and that are not compared: they lack a fact, or ask something else. */
  readonly asked: {
    readonly lost: readonly { readonly fact: LostFact; readonly ids: readonly string[] }[];
    readonly otherwise: readonly string[];
  };
  /** Whether main's newest run lacks scenarios that an older one has. */
  readonly isMainPartial: boolean;
}

interface OfRubric {
  readonly subject: Subject;
}

interface RubricContent {
  readonly version: string;
  readonly hash: string;
}

interface OtherRubric extends OfRubric, PolicyAdvice {
  readonly accepts: boolean;
  readonly now: RubricContent;
  /** Null where the baseline has no such rubric. */
  readonly before: RubricContent | null;
}

interface Judges {
  readonly judges: readonly JudgeCount[];
}

interface BothJudges {
  readonly now: readonly JudgeCount[];
  readonly before: readonly JudgeCount[];
}

interface BothMappings {
  readonly now: ReadBy['mapping'];
  readonly before: ReadBy['mapping'];
}

/** Trials per scenario. */
interface BothTrials {
  readonly now: TrialRange;
  readonly before: TrialRange;
}

interface Twins {
  readonly subject: Subject;
  /** Their labels. */
  readonly runs: readonly [string, string];
}

/** One that was reworded is two: what main asked, and what this run asks. */
function countedTwice(changed: number): string {
  if (changed === 0) return '';
  return ` (${changed} ${changed === 1 ? 'that asks something else counts' : 'that ask something else count'} twice)`;
}

/** What only one side has, named on each. */
function sidesText({ here, main, asked }: LittleOverlap): readonly string[] {
  const sides = [
    ['in this run only', here],
    ['on main only', main],
    ...asked.lost.map(({ fact, ids }) => [`no longer recording \`${fact}\``, ids] as const),
    ['asking something else', asked.otherwise],
  ] as const;
  return sides.filter(([, ids]) => ids.length > 0).map(([where, ids]) => `${where}: ${nameList(ids)}`);
}

function overlapAdvice({ here, main, asked, isMainPartial }: LittleOverlap): string {
  if (isMainPartial)
    return 'Run main once more with the whole suite: its newest run has only a part, and one before it had more';
  const changed = changedIn({ asked });
  const [most] = asked.lost.toSorted((a, b) => b.ids.length - a.ids.length);
  if (most !== undefined && most.ids.length * 2 > changed + main.length + here.length)
    return `Let the harness record \`${most.fact}\` again: without it nobody sees whether a scenario asks the same`;
  if (changed > main.length + here.length)
    return 'Reword fewer scenarios at a time, or undo it where none was meant: a reworded scenario is another one, whatever its id';
  return 'Keep scenario ids stable, or let trials record their `input`';
}

/** Scenarios that both sides have, and that are not compared. */
function changedIn({ asked }: Pick<LittleOverlap, 'asked'>): number {
  return asked.otherwise.length + asked.lost.reduce((sum, { ids }) => sum + ids.length, 0);
}

function versionText({ version, hash }: RubricContent): string {
  return `version ${version} (${shortHash(hash)})`;
}

/** For people: the name of a mapping and its short hash. */
export function mappingText(mapping: ReadBy['mapping']): string {
  return mapping === null ? 'none' : `${mapping.mapping} (${shortDigest(mapping.hash)})`;
}
