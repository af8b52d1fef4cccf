import type { JudgeAgreement } from '../../../schemas/types/judge-check.ts';
import { normalQuantile } from './normal.ts';
import { type Interval, wilson } from './proportions.ts';

/** Two-sided confidence of every bound. */
const CONFIDENCE = 0.95;

/** A share of cases or a kappa, with its bounds; null if no case can tell. */
export interface Estimate extends Interval {
  readonly value: number;
}

/**
 * Compares a judge with people, in the order in which it is printed: shares, 0 to 1, with Wilson's 95 % interval, and agreement beyond
 * chance, -1 to 1. Sensitivity is the share of people's yes that the judge confirms, specificity that of their no. Null where no case tells;
 * kappa also where one side always says the same.
 */
export function agreementOf(counts: JudgeAgreement) {
  const { both_yes: yes, both_no: no, judge_yes, judge_no } = counts;
  const n = yes + no + judge_yes + judge_no;
  return {
    n,
    agreement: shareOf(yes + no, n),
    sensitivity: shareOf(yes, yes + judge_no),
    specificity: shareOf(no, no + judge_yes),
    kappa: kappaOf(counts, n),
  };
}

function shareOf(part: number, n: number): Estimate | null {
  return n === 0 ? null : { value: part / n, ...wilson(part / n, n, CONFIDENCE) };
}

/**
 * Cohen's kappa with its asymptotic interval, within -1 to 1.
 * Source: Cohen (1960); the standard error of Fleiss, Cohen and Everitt (1969), equation 13.
 */
function kappaOf({ both_yes, both_no, judge_yes, judge_no }: JudgeAgreement, n: number): Estimate | null {
  const [yes, no, over, under] = [both_yes / n, both_no / n, judge_yes / n, judge_no / n];
  const [judge, people] = [yes + over, yes + under];
  const observed = yes + no;
  const byChance = judge * people + (1 - judge) * (1 - people);
  if (n === 0 || byChance === 1) return null;
  const value = (observed - byChance) / (1 - byChance);
  const rest = 1 - value;
  const agreeing = yes * (1 - (judge + people) * rest) ** 2 + no * (1 - (2 - judge - people) * rest) ** 2;
  const differing = rest ** 2 * (over * (people + 1 - judge) ** 2 + under * (1 - people + judge) ** 2);
  const spread = agreeing + differing - (value - byChance * rest) ** 2;
  const half = (normalQuantile((1 + CONFIDENCE) / 2) * Math.sqrt(Math.max(0, spread) / n)) / (1 - byChance);
  return { value, lower: Math.max(-1, value - half), upper: Math.min(1, value + half) };
}
