import type { BaselineOrigin, UsageComparison } from '../../schemas/types/decision.ts';
import { counted } from '../contract/text.ts';
import { SLACK } from './statistics/rate-of.ts';

/** A p-value: `0.031`, or `< 0.001`. */
export function pValue(p: number): string {
  return p < 0.001 ? '< 0.001' : p.toFixed(3);
}

/** A rate, 0 to 1, as `73.0 %`. */
export function percent(rate: number, decimals = 1): string {
  return `${(rate * 100).toFixed(decimals)} %`;
}

const MOST_DECIMALS = 7;

/** Fewest decimals (from 1) at which different rates print differently: never `85.0 % < 85.0 %`. */
export function decimalsApart(rates: readonly (number | null)[]): number {
  const known = rates.filter((rate) => rate !== null).sort((a, b) => a - b);
  const areApart = (decimals: number): boolean =>
    known.every((rate, index) => {
      const previous = known[index - 1];
      return (
        previous === undefined || rate - previous < SLACK || percent(rate, decimals) !== percent(previous, decimals)
      );
    });
  let decimals = 1;
  while (decimals < MOST_DECIMALS && !areApart(decimals)) decimals += 1;
  return decimals;
}

/** Two rates with enough decimals to differ. */
export function percents(first: number, second: number): readonly [string, string] {
  const decimals = decimalsApart([first, second]);
  return [percent(first, decimals), percent(second, decimals)];
}

/** Points of a rate, rounded up to a tenth, so that no smaller drop is claimed: `4.1`. */
export function pointsUp(rate: number): string {
  return (Math.ceil(rate * 1000 - SLACK) / 10).toFixed(1);
}

/** A difference of rates, without its sign, in percentage points: `34.1 points`. */
export function points(delta: number): string {
  const size = Math.abs(delta) * 100;
  const decimals = size > 0 && size < 0.05 ? 4 : 1;
  const text = size.toFixed(decimals);
  return `${text} ${text === '1.0' ? 'point' : 'points'}`;
}

/** A list of all: `a`, `a and b`, `a, b and c`. */
export function allOf(texts: readonly string[]): string {
  return texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}`;
}

/** Most names on one line. */
const MOST_NAMED = 5;

/** The first few and how many more: `a, b and 3 more`. */
export function someOf(texts: readonly string[], most = MOST_NAMED): string {
  if (texts.length <= most) return texts.join(', ');
  return allOf([...texts.slice(0, most), `${texts.length - most} more`]);
}

/** Names as code, the first few and how many more: `` `a`, `b` and 3 more``. */
export function nameList(names: readonly string[], most = MOST_NAMED): string {
  return someOf(
    names.map((name) => `\`${name}\``),
    most,
  );
}

/** The name of a criterion in policies and findings. It never equals a rubric's id, which contains no `/`. */
export function criterionName(rubric: string, key: string): string {
  return `${rubric}/${key}`;
}

/** How often a judge is right, by a check: `91 % of 60 labels`. */
export function rightText({ value, labels }: { readonly value: number; readonly labels: number }): string {
  return `${percent(value, 0)} of ${counted(labels, 'label')}`;
}

/** The first of a hash's digits, with its algorithm: `sha256:0123456789ab`. */
export function shortHash(hash: string): string {
  return hash.slice(0, 'sha256:'.length + 12);
}

/** The first digits of a commit's id: `1a2b3c4`. */
export function shortSha(sha: string): string {
  return sha.slice(0, 7);
}

/** The branch of main's runs, and how the run was chosen if not by the base commit's history: `main (the named commit)`. */
export function branchText(branch: string, foundBy: BaselineOrigin['found_by']): string {
  if (foundBy === 'commit') return `${branch} (the named commit)`;
  return foundBy === 'latest' ? `${branch} (newest run, approximate)` : branch;
}

export const AMOUNT_WORDS: Readonly<Record<UsageComparison['amount'], string>> = {
  cost_usd: 'cost',
  latency_ms: 'latency',
  tokens: 'tokens',
};

/** `$0.0041`, `1.83 s`, `908 tokens`: three digits. */
export function amountText({ amount }: Pick<UsageComparison, 'amount'>, value: number): string {
  const inUnit = amount === 'latency_ms' ? value / 1000 : value;
  const digits = inUnit >= 100 ? String(Math.round(inUnit)) : String(Number(inUnit.toPrecision(3)));
  return amount === 'cost_usd' ? `$${digits}` : `${digits} ${amount === 'latency_ms' ? 's' : 'tokens'}`;
}

/** A relative change: `+20 %`, `−5 %`, `×9`. */
export function riseText(change: number): string {
  if (change >= 1) return `×${String(Number((1 + change).toPrecision(2)))}`;
  return `${change < 0 ? '−' : '+'}${Math.abs(Math.round(change * 100))} %`;
}
