import type { Waiver } from '../../../schemas/types/policy.ts';
import { canonicalJson } from '../../contract/hash.ts';
import { dropUnder, idNow, isExpired, isWithin, type Waivers } from '../comparing/excused.ts';
import type { GateContext } from '../context.ts';
import type { AppliedWaiver, Finding } from '../decision.ts';
import type { ResolvedPolicy } from '../policy/resolve-policy.ts';
import { kindOf, subjectOf } from '../policy/waiver-subject.ts';
import { SLACK } from '../statistics/rates.ts';
import { criterionName, points } from '../wording.ts';

/** Findings after the waivers, and what became of each waiver. */
interface Waived {
  readonly findings: readonly Finding[];
  readonly applied: readonly AppliedWaiver[];
}

/** What a waiver is held against. */
interface Scene {
  readonly context: GateContext;
  readonly findings: readonly Finding[];
}

/** Tells the waivers that count from those that the candidate brings itself. */
export function collectWaivers(policy: ResolvedPolicy, base: readonly Waiver[], today: string): Waivers {
  const known = new Set(base.map(canonicalJson));
  return { held: base, ignored: policy.waivers.filter((waiver) => !known.has(canonicalJson(waiver))), today };
}

/** Turns what blocks into a warning where a waiver in force covers it; one that would be needed and is over blocks by itself. */
export function applyWaivers(context: GateContext, found: readonly Finding[]): Waived {
  const { held, ignored, today } = context.waivers;
  const scene = { context, findings: found };
  const effects = held.map((waiver) => ({ waiver, effect: effectOf(waiver, today, scene) }));
  const by = (wanted: AppliedWaiver['effect']): readonly Waiver[] =>
    effects.flatMap(({ waiver, effect }) => (effect === wanted ? [waiver] : []));
  const waived = by('used').reduce((findings, waiver) => waive(findings, waiver, scene), found);
  const left = { context, findings: waived };
  const expired = by('expired').map((waiver) => expiredFinding(waiver, isNeeded(waiver, left)));
  return {
    findings: [...waived, ...expired, ...ignored.map(ignoredFinding)],
    applied: [
      ...effects.map(({ waiver, effect }) => show(waiver, effect)),
      ...ignored.map((waiver) => show(waiver, 'ignored')),
    ],
  };
}

function effectOf(waiver: Waiver, today: string, scene: Scene): AppliedWaiver['effect'] {
  if (isExpired(waiver, today)) return 'expired';
  const blocking = blockedBy(waiver, scene);
  const drop = dropUnder(waiver, scene.context);
  const exceeded =
    blocking.some((finding) => !isWithin(waiver, excessOf(finding, scene, drop))) || !isWithin(waiver, drop);
  if (exceeded) return 'exceeded';
  return blocking.length > 0 || isExcusedBy(waiver, scene) ? 'used' : 'unused';
}

/** Whether something would be let through that blocks after all waivers in force; a drop of a scenario blocks only through a metric. */
function isNeeded(waiver: Waiver, scene: Scene): boolean {
  if (isExcusedBy(waiver, scene)) return false;
  const drop = dropUnder(waiver, scene.context);
  const blocking = blockedBy(waiver, scene);
  if (blocking.length > 0) return blocking.every((finding) => isWithin(waiver, excessOf(finding, scene, drop)));
  const blocks = (code: string): boolean => scene.findings.some((one) => one.effect === 'block' && one.code === code);
  const isAmong = (list: readonly { readonly scenario: string }[]): boolean =>
    list.some(({ scenario }) => scenario === waiver.scenario);
  if (isAmong(scene.context.pairing.removed)) return blocks('scenarios-gone');
  if (isAmong(scene.context.pairing.changed)) return blocks('scenarios-changed');
  return drop > SLACK && isWithin(waiver, drop) && blocks('metric-regressed');
}

const CODES: Readonly<Record<ReturnType<typeof kindOf>, readonly string[]>> = {
  metric: ['metric-regressed', 'metric-below-threshold', 'metric-vanished', 'not-proven'],
  criterion: ['criterion-regressed', 'criterion-below-threshold', 'criterion-vanished'],
  scenario: ['must-pass-failed', 'must-pass-missing'],
};

function blockedBy(waiver: Waiver, { findings, context }: Scene): readonly Finding[] {
  const codes = CODES[kindOf(waiver)];
  const id = idNow(waiver, context.pairing);
  return findings.filter(({ effect, code, subject }) => effect === 'block' && subject === id && codes.includes(code));
}

/** How far a finding goes beyond what would not block: a drop, a shortfall of the threshold, or a drop that cannot be excluded. */
function excessOf({ code, subject }: Finding, { context: { comparisons } }: Scene, drop: number): number {
  const metric = comparisons.metrics.find(({ name }) => name === subject);
  const criterion = comparisons.criteria.find(({ rubric, key }) => criterionName(rubric, key) === subject);
  const compared = metric ?? criterion;
  if (compared === undefined) return drop;
  if (code === 'not-proven') return -(compared.interval?.lower ?? Number.NEGATIVE_INFINITY);
  if (!code.endsWith('below-threshold')) return -(compared.delta ?? 0);
  const rate = metric?.candidate ?? (criterion?.candidate ? criterion.candidate.passed / criterion.candidate.total : 0);
  return (compared.threshold ?? 0) - rate;
}

function isExcusedBy(waiver: Waiver, { context: { excused, pairing } }: Scene): boolean {
  const { scenario } = waiver;
  return scenario !== undefined && (excused.dropped.has(idNow(waiver, pairing)) || excused.removed.has(scenario));
}

function waive(findings: readonly Finding[], waiver: Waiver, scene: Scene): readonly Finding[] {
  const covered = blockedBy(waiver, scene);
  if (covered.length === 0) {
    const isGone = waiver.scenario !== undefined && scene.context.excused.removed.has(waiver.scenario);
    const what = isGone ? 'is left out' : 'dropped and counts as unchanged';
    return [...findings, waivedFinding(waiver, `\`${subjectOf(waiver)}\` ${what}`)];
  }
  return findings.map((finding) => {
    if (!covered.includes(finding)) return finding;
    const { scenarios: _, ...blocking } = finding;
    return { ...blocking, ...waivedFinding(waiver, finding.what) };
  });
}

function waivedFinding(waiver: Waiver, what: string): Finding {
  return {
    code: 'waived',
    effect: 'warn',
    what: `${what}; waived until ${waiver.expires} by ${waiver.owner}: ${waiver.reason}`,
    expected: waiver.ceiling === undefined ? 'any drop' : `a drop of at most ${points(waiver.ceiling)}`,
    next: 'Mend it before the waiver is over',
    subject: subjectOf(waiver),
  };
}

function expiredFinding(waiver: Waiver, needed: boolean): Finding {
  return {
    code: 'waiver-expired',
    effect: needed ? 'block' : 'warn',
    what: `The waiver for \`${subjectOf(waiver)}\` ended after ${waiver.expires}${needed ? ', and would be needed' : ' and is not needed'}`,
    next: needed ? `Mend it, or let ${waiver.owner} renew the waiver on the base branch` : 'Delete it',
    subject: subjectOf(waiver),
  };
}

function ignoredFinding(waiver: Waiver): Finding {
  return {
    code: 'waiver-ignored',
    effect: 'notice',
    what: `The waiver for \`${subjectOf(waiver)}\` does not count: it stands in this change's policy and not on the base branch`,
    next: 'Merge the waiver by itself first',
    subject: subjectOf(waiver),
  };
}

function show(waiver: Waiver, effect: AppliedWaiver['effect']): AppliedWaiver {
  const { ceiling, reason, owner, expires } = waiver;
  return { subject: subjectOf(waiver), ceiling: ceiling ?? null, reason, owner, expires, effect };
}
