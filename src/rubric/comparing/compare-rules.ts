import { sortedUnion } from '../../contract/sorted-union.ts';
import { SEVERITIES } from '../nodes/marking.ts';
import { severityOf } from '../nodes/rule.ts';
import { sameJson } from '../values/json-value.ts';
import type { NodeFile, RuleFile, Severity } from '../written/node-file.ts';
import {
  changeAt,
  inBoth,
  itemOf,
  namesOf,
  type Pair,
  type RubricChange,
  rewordedAt,
  type Spot,
  type SpotOf,
  texts,
} from './change.ts';
import { moveOf } from './compare-conditions.ts';
import { conditionText } from './condition-text.ts';

type Rules = readonly RuleFile[];

/** The lists that rules stand in. */
interface Lists extends Pair<Rules> {
  /** Whether a list has a severity of its own: then it is worse for every rule that adds and does not fire. */
  readonly isWeighed: boolean;
}

/** Lists of signed rules, rule by rule, and the order in which terminal ones end the list. */
export function compareRules(
  { old: before, now: after }: Pair<NodeFile>,
  spot: Spot,
  spotOf: SpotOf,
): readonly RubricChange[] {
  const [old, now] = [before.rules ?? [], after.rules ?? []];
  const isWeighed = before.severity !== undefined || after.severity !== undefined;
  const names = sortedUnion(namesOf(old), namesOf(now));
  const changes = names.flatMap((name) => {
    const pair = { old: itemOf(old, name), now: itemOf(now, name) };
    return compareRule(pair, { old, now, isWeighed }, spotOf(name));
  });
  return [...changes, ...compareOrder({ old, now }, spot)];
}

function compareRule({ old, now }: Pair<RuleFile | undefined>, lists: Lists, spot: Spot): readonly RubricChange[] {
  if (old === undefined && now === undefined) return [];
  if (old === undefined) return [changeAt(spot, 'rule', { old: 'none', now: ruleText(now) }, !isOnlyPenalty(now))];
  if (now === undefined)
    return [changeAt(spot, 'rule', { old: ruleText(old), now: 'removed' }, !isOnlyBonus(old, lists))];
  return KEY_NAMES.filter((key) => !sameJson(old[key], now[key])).flatMap((key) => {
    const change = KEYS[key]({ old, now }, lists);
    if (change === undefined) return [];
    const { what, loosens } = change;
    return [loosens === undefined ? rewordedAt(spot, what, change) : changeAt(spot, what, change, loosens)];
  });
}

interface KeyChange extends Pair<string> {
  readonly what: string;
  /** Left out where only words changed. */
  readonly loosens?: boolean;
}

type CompareKey = (pair: Pair<RuleFile>, lists: Lists) => KeyChange | undefined;

/** Every key of a rule; a new key of the language has to say here what a change of it means. */
const KEYS: Readonly<Record<keyof RuleFile, CompareKey>> = {
  name: () => undefined,
  condition: compareFiring,
  weight: compareWeight,
  terminal: compareTerminal,
  overrides: compareOverrides,
  severity: compareSeverity,
  question: words('question'),
  version: words('version'),
  rationale: words('rationale'),
  owner: words('owner'),
  since: words('since'),
};
const KEY_NAMES = Object.keys(KEYS) as readonly (keyof RuleFile)[];

/** A rule that adds must not fire more often, one that takes away not less often; what it silences turns that round. */
function compareFiring({ old, now }: Pair<RuleFile>): KeyChange {
  const move = moveOf(old.condition, now.condition);
  const tighter = now.weight > 0 ? 'narrower' : 'wider';
  const plain = !silencesOthers(old) && !silencesOthers(now) && old.weight > 0 === now.weight > 0;
  const sides = { old: conditionText(old.condition), now: conditionText(now.condition) };
  if (move === 'same') return { what: 'description in condition', ...sides };
  return { what: 'condition', ...sides, loosens: !(plain && move === tighter) };
}

/** A rule that comes to take away blames no trial any more where it does not fire. */
function compareWeight({ old, now }: Pair<RuleFile>, lists: Lists): KeyChange {
  const turned = old.weight > 0 && now.weight <= 0;
  const loosens = now.weight > old.weight || (turned && !isOnlyBonus(old, lists));
  return { what: 'weight', ...texts({ old: old.weight, now: now.weight }), loosens };
}

/** Only a rule that fails, as badly as any, can be made to end the list without doubt. */
function compareTerminal({ old, now }: Pair<RuleFile>): KeyChange | undefined {
  const [before, after] = [old.terminal === true, now.terminal === true];
  const sides = { old: String(before), now: String(after) };
  return { what: 'terminal', ...sides, loosens: before !== after && !(after && !silencesOthers(now)) };
}

/** Silencing a rule that takes away loosens, and so does giving one that adds its voice back. */
function compareOverrides({ old, now }: Pair<RuleFile>, lists: Lists): KeyChange {
  const [before, after] = [old.overrides ?? [], now.overrides ?? []];
  const silenced = after.filter((name) => !before.includes(name)).map((name) => itemOf(lists.now, name));
  const freed = before.filter((name) => !after.includes(name)).map((name) => itemOf(lists.old, name));
  const loosens = !silenced.every((rule) => isOnlyBonus(rule, lists)) || !freed.every(isOnlyPenalty);
  return { what: 'overrides', old: before.join(', ') || 'none', now: after.join(', ') || 'none', loosens };
}

function compareSeverity({ old, now }: Pair<RuleFile>): KeyChange {
  const loosens = SEVERITIES.indexOf(ownSeverity(now)) < SEVERITIES.indexOf(ownSeverity(old));
  return { what: 'severity', old: old.severity ?? 'by default', now: now.severity ?? 'by default', loosens };
}

function words(key: keyof RuleFile): CompareKey {
  return (pair) => ({ what: key, ...texts(inBoth(pair, key)) });
}

/** The first terminal rule that fires decides: where all of them fail as badly as any, whichever is first. */
function compareOrder({ old, now }: Pair<Rules>, spot: Spot): readonly RubricChange[] {
  const common = new Set(namesOf(old).filter((name) => itemOf(now, name) !== undefined));
  const order = (rules: Rules): Rules => rules.filter(({ name }) => common.has(name));
  if (sameJson(namesOf(order(old)), namesOf(order(now)))) return [];
  const ends = (rules: Rules): Rules => order(rules).filter(({ terminal }) => terminal === true);
  const moved = !sameJson(namesOf(ends(old)), namesOf(ends(now)));
  const sides = { old: namesOf(order(old)).join(', '), now: namesOf(order(now)).join(', ') };
  return [changeAt(spot, 'order of the rules', sides, moved && ends(now).some(silencesOthers))];
}

function ruleText(rule: RuleFile | undefined): string {
  if (rule === undefined) return 'none';
  const sign = rule.weight > 0 ? '+' : '';
  return `${sign}${rule.weight} when ${conditionText(rule.condition)}${rule.terminal === true ? ', terminal' : ''}`;
}

/** A rule that can only take away. */
function isOnlyPenalty(rule: RuleFile | undefined): boolean {
  return rule !== undefined && rule.weight <= 0 && !silencesOthers(rule);
}

/** A rule that can only add: without it no score and no verdict is better. */
function isOnlyBonus(rule: RuleFile | undefined, { isWeighed }: Lists): boolean {
  if (rule === undefined || isWeighed || rule.terminal === true || overridesAny(rule)) return false;
  return rule.weight > 0 && ownSeverity(rule) === 'none';
}

function ownSeverity({ severity, weight, terminal }: RuleFile): Severity {
  return severity ?? severityOf(weight, terminal === true);
}

/** One that ends the list and passes, or fails mildly, keeps better or worse rules from being asked, just as an override does. */
function silencesOthers(rule: RuleFile): boolean {
  return overridesAny(rule) || (rule.terminal === true && (rule.weight > 0 || ownSeverity(rule) !== 'critical'));
}

function overridesAny({ overrides = [] }: RuleFile): boolean {
  return overrides.length > 0;
}
