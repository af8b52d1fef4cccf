import type { Finding, State, Verdict } from '../gating/decision.ts';
import type { Tier } from '../gating/policy.ts';
import type { ErrorKind } from '../suite/trial.ts';

/** The one list of words for people: every printer takes its wording from here. */

export const DECISIONS: Readonly<Record<Verdict, { icon: string; word: string; next: string }>> = {
  pass: { icon: '✅', word: 'PASS', next: '' },
  fail: { icon: '❌', word: 'FAIL', next: 'Compare the scenarios below with main, mend the agent and push again.' },
  inconclusive: {
    icon: '❔',
    word: 'INCONCLUSIVE',
    next: 'Run more trials per scenario to find out, or merge knowing that the suite cannot tell.',
  },
  invalid: { icon: '⛔', word: 'INVALID', next: 'Mend the problems and run again: the agent was not judged.' },
};

export const STATES: Readonly<Record<State, string>> = {
  regressed: '🔻\u00a0regressed',
  improved: '🔺\u00a0improved',
  unchanged: 'unchanged',
  inconclusive: 'cannot tell',
  insufficient: 'too few scenarios to tell',
  'not-comparable': 'not comparable',
  'no-baseline': 'no baseline yet',
};

/** Order in which states are listed: what needs eyes comes first. */
export const STATE_ORDER: readonly State[] = [
  'regressed',
  'not-comparable',
  'inconclusive',
  'insufficient',
  'improved',
  'no-baseline',
  'unchanged',
];

type Effect = Finding['effect'];

export const EFFECTS: Readonly<Record<Effect, { icon: string; level: 'error' | 'warning' | 'notice' }>> = {
  invalid: { icon: '⛔', level: 'error' },
  block: { icon: '❌', level: 'error' },
  warn: { icon: '⚠️', level: 'warning' },
  notice: { icon: 'ℹ️', level: 'notice' },
};

/** Order in which findings are listed. */
export const EFFECT_ORDER: readonly Effect[] = ['invalid', 'block', 'warn', 'notice'];

export const BLOCKS = '❌\u00a0blocks';

export const ERROR_KINDS: Readonly<Record<ErrorKind, string>> = {
  agent: 'agent crash',
  infrastructure: 'infrastructure error',
  judge: 'judge error',
};

/** Shown below a criterion's name; the usual tier needs no word. */
export const TIERS: Readonly<Record<Tier, string>> = { critical: 'critical', supporting: '', advisory: 'advisory' };

export const NOTHING = '–';
