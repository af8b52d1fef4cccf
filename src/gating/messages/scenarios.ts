import type { Finding } from '../../../schemas/types/decision.ts';
import type { Count } from '../../../schemas/types/report.ts';
import { counted } from '../../contract/text.ts';
import { effectText } from '../comparing/suite-effect.ts';
import { nameList } from '../wording.ts';
import type { Has, Sentences } from './sentences.ts';

/** Findings about single scenarios, and about added and removed ones. */
export const scenarioMessages = {
  'must-pass-failed': ({ subject, count, trials, said }: Has<'subject'> & Failed): Sentences => ({
    what: `\`${subject.name}\` must pass and failed`,
    expected: trials === 'all' ? ALL_PASS : trials === 'any' ? 'one trial passes at least' : `${trials} trials pass`,
    actual: `${count.passed} of ${counted(count.total, 'trial')} passed`,
    why: said === null ? undefined : `${said.criterion}: ${said.explanation}`,
    next: 'Read the result tree of the scenario',
  }),

  'must-pass-missing': ({ subject }: Has<'subject'>): Sentences => ({
    what: `\`${subject.name}\` must pass and is not in this run`,
    expected: ALL_PASS,
    actual: 'no trial',
    next: "Run the scenario, or remove it from `must_pass` in main's policy",
  }),

  'must-pass-unjudged': ({ subject }: Has<'subject'>): Sentences => ({
    what: `\`${subject.name}\` must pass and has no verdict: all its trials ended in errors outside the agent`,
    expected: ALL_PASS,
    actual: 'no scored trial',
    next: 'Run the scenario again',
  }),

  'scenarios-removed': ({ ids, effect, shift }: OfSuite & { readonly shift: Shift | null }): Sentences => ({
    what: `${counted(ids.length, 'scenario')} of the baseline ${ids.length === 1 ? 'was' : 'were'} removed: ${nameList(ids)}`,
    actual: shiftText(shift, ids.length),
    next: unlessMeant('Restore what was removed', effect),
  }),

  'scenarios-changed': ({ ids, effect }: OfSuite): Sentences => ({
    what: `The question of ${counted(ids.length, 'scenario')} differs from main's: ${nameList(ids)}`,
    expected: 'the same `input` and `ground_truth` under the same id',
    next: unlessMeant('Give a changed question a new id, and keep recording both', effect),
  }),

  'scenarios-merged': ({ ids }: Has<'ids'>): Sentences => ({
    what: `Trials of ${counted(ids.length, 'scenario')} ask different things under one id: ${nameList(ids)}`,
    expected: 'one `input` and `ground_truth` for each id',
    next: 'Let the mapping tell them apart: put what differs into `scenario`',
  }),

  'scenarios-new': ({ ids }: Has<'ids'>): Sentences => ({
    what: `${counted(ids.length, 'scenario')} not in the baseline: ${nameList(ids)}`,
    next: 'Thresholds apply to them now; the comparison starts once main has run them',
  }),

  'scenarios-unjudged': ({ ids }: Has<'ids'>): Sentences => ({
    what: `Not compared, as one side has no verdict: ${nameList(ids)}`,
  }),
};

interface Failed {
  /** How many must pass, as the policy states it. */
  readonly trials: string;
  /** Scored trials of the scenario that passed. */
  readonly count: Count;
  /** The first failed criterion and its explanation; null if none is known. */
  readonly said: { readonly criterion: string; readonly explanation: string } | null;
}

/** A change of a metric over the whole suite, -1 to 1, caused by scenarios on one side only. */
interface Shift {
  readonly metric: string;
  readonly by: number;
}

interface OfSuite extends Has<'ids'> {
  readonly effect: Finding['effect'];
}

const ALL_PASS = 'every scored trial passes';

/** The advice; for a blocking finding, also how to accept the change. */
function unlessMeant(otherwise: string, effect: Finding['effect']): string {
  if (effect !== 'block') return otherwise;
  return `${otherwise}; if meant, add a waiver to main's policy, or set \`gate.scenarios.removed: warn\` there`;
}

/** How main's metric changes without the missing scenarios: deletions must not look like progress. Undefined if unknown or 0. */
function shiftText(shift: Shift | null, count: number): string | undefined {
  const moved = shift === null ? '' : effectText(shift.metric, shift.by);
  return moved === '' ? undefined : `${count} missing; without ${count === 1 ? 'it' : 'them'} ${moved}`;
}
