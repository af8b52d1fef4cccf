import type { AppliedWaiver, Decided, Finding, State, TestName } from '../../../schemas/types/decision.ts';
import type { ErrorKind, Verdict } from '../../../schemas/types/result.ts';

/** Words that every renderer shares. */

export const DECISIONS: Readonly<Record<Decided, { icon: string; word: string }>> = {
  pass: { icon: '✅', word: 'PASS' },
  fail: { icon: '❌', word: 'FAIL' },
  inconclusive: { icon: '❔', word: 'INCONCLUSIVE' },
  invalid: { icon: '⛔', word: 'INVALID' },
};

export const STATE_WORDS: Readonly<Record<State, string>> = {
  regressed: 'regressed',
  improved: 'improved',
  unchanged: 'unchanged',
  inconclusive: 'inconclusive',
  insufficient: 'too few scenarios',
  'not-comparable': 'not comparable',
  'no-baseline': 'no baseline',
};

/** Order in which states are listed: those that need attention first. */
export const STATE_ORDER: readonly State[] = [
  'regressed',
  'not-comparable',
  'inconclusive',
  'insufficient',
  'improved',
  'no-baseline',
  'unchanged',
];

export const EFFECTS: Readonly<Record<Finding['effect'], { icon: string; level: 'error' | 'warning' | 'notice' }>> = {
  invalid: { icon: '⛔', level: 'error' },
  block: { icon: '❌', level: 'error' },
  warn: { icon: '⚠️', level: 'warning' },
  notice: { icon: 'ℹ️', level: 'notice' },
};

export const TESTS: Readonly<Record<TestName, string>> = {
  'paired-t': 'paired t',
  'history-t': 'history of main',
  'mcnemar-mid-p': 'McNemar mid-p',
  exact: 'exact',
  collapse: 'collapse',
  'collapse-single': 'collapse of one scenario',
  slices: 'slices',
  confirm: 'confirm',
  carried: 'what blocked before',
};

export const WAIVER_EFFECTS: Readonly<Record<AppliedWaiver['effect'], string>> = {
  used: '✅\u00a0used: it covers this',
  unused: 'not needed',
  exceeded: '❌\u00a0not enough: worse than its ceiling',
  expired: '⚠️\u00a0expired: does not count',
  ignored: '⚠️\u00a0ignored: not on the base branch',
};

/** Order in which effects of waivers are listed: those that need attention first. */
export const WAIVER_ORDER: readonly AppliedWaiver['effect'][] = ['exceeded', 'expired', 'ignored', 'used', 'unused'];

export const VERDICTS: Readonly<Record<Verdict, readonly [sign: string, word: string]>> = {
  pass: ['✓', 'passed'],
  warn: ['!', 'warned'],
  fail: ['✗', 'failed'],
  skipped: ['–', 'not asked'],
  error: ['?', 'not judged'],
};

export const ERROR_KINDS: Readonly<Record<ErrorKind, string>> = {
  agent: 'agent crash',
  infrastructure: 'infrastructure error',
  judge: 'judge error',
};

/** A trial without a harness error that a rubric could not judge, for example because it breaks the contract. */
export const REFUSED = 'refused by a rubric';

/** A trial that never came, though most scenarios have all of theirs. */
export const ABSENT = 'not in the results';

export const NOTHING = '–';
