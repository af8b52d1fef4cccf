import type { ConfirmedScenario } from '../../../schemas/types/decision.ts';
import { counted } from '../../contract/text.ts';
import { allOf, nameList, percent } from '../wording.ts';
import type { OfRate } from './rates.ts';
import type { Has, Sentences } from './sentences.ts';

/** Findings about scenarios that look broken, and about their fresh trials. */
export const confirmMessages = {
  'confirm-awaited': ({ ids, trials }: Has<'ids'> & { readonly trials: number }): Sentences => ({
    what: `${counted(ids.length, 'scenario')} failed: ${ids.length * trials} fresh trials will tell whether ${ids.length === 1 ? 'it' : 'they'} broke`,
    actual: nameList(ids),
    next: `Run ${ids.length === 1 ? 'it' : 'these'} again, ${trials} trials each, and give the results to the next look (\`confirm-results\`)`,
  }),

  'confirm-incomplete': ({ ids, missing, wanted, budget }: Has<'ids'> & Incomplete): Sentences => ({
    what: `${missing} of ${counted(wanted, 'fresh trial')} ${missing === 1 ? 'is' : 'are'} missing, and ${missing === 1 ? 'it decides' : 'they decide'}: ${nameList(ids)}`,
    expected: `at most ${percent(budget)} of them missing`,
    why: 'They never came, have no verdict, repeat other trials, or record only a verdict',
    next: 'Run these again. Let trials record output or tokens, or say `confirm: { fresh: declared }` where the harness does not cache',
  }),

  'scenarios-broke': ({ again }: Again): Sentences => {
    const failed = sumOf(again, (one) => one.failed);
    const trials = sumOf(again, (one) => one.trials);
    const main = { failed: sumOf(again, (one) => one.main.failed), trials: sumOf(again, (one) => one.main.trials) };
    return {
      what: `${counted(again.length, 'scenario')} broke: ${again.length === 1 ? 'it' : 'they'} failed again in ${failed} of ${counted(trials, 'fresh trial')}, on main in ${main.failed} of ${main.trials}`,
      next: 'Look at their traces beside those of main, and fix the agent',
    };
  },

  'scenarios-collapsed': ({ ids }: Has<'ids'> & OfRate): Sentences => ({
    what: `${counted(ids.length, 'scenario')} collapsed: ${ids.length === 1 ? 'it passes' : 'they pass'} on main, run after run, and ${ids.length === 1 ? 'fails' : 'fail'} here: ${nameList(ids)}`,
    next: 'Look at their traces beside those of main, and fix the agent',
  }),

  'confirm-unasked': ({ ids }: Has<'ids'>): Sentences => ({
    what: `Fresh trials that nobody asked for do not count: ${nameList(ids)}`,
    next: 'Run only the scenarios of the output `confirm`',
  }),

  'confirm-differs': ({ ids }: Has<'ids'>): Sentences => ({
    what: `The suite is declared deterministic, but fresh trials differ from the first run: ${nameList(ids)}`,
    expected: 'the same verdicts (`noise: none`)',
    next: 'Say `noise: stochastic`, or find out what differs',
  }),
};

interface Incomplete {
  readonly missing: number;
  readonly wanted: number;
  /** Largest share of the wanted trials that may be missing. */
  readonly budget: number;
}

interface Again extends OfRate {
  readonly again: readonly ConfirmedScenario[];
}

function sumOf(again: readonly ConfirmedScenario[], of: (one: ConfirmedScenario) => number): number {
  return again.reduce((sum, one) => sum + of(one), 0);
}

const WORDS = [
  ['passes again', 'passed again', 'passed again'],
  ['flaky', 'is flaky', 'are flaky'],
  ['fails on main too', 'fails on main too', 'fail on main too'],
  ['confirmed', 'failed again', 'failed again'],
] as const;

/** `2 passed again and 1 is flaky`. */
export function wordsText(again: readonly ConfirmedScenario[]): string {
  return allOf(
    WORDS.flatMap(([word, one, several]) => {
      const count = again.filter((scenario) => scenario.word === word).length;
      return count === 0 ? [] : [`${count} ${count === 1 ? one : several}`];
    }),
  );
}
