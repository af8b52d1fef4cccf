import type { AppliedWaiver } from '../../../schemas/types/decision.ts';
import type { Waiver } from '../../../schemas/types/policy.ts';
import { canonicalJson } from '../../contract/hash.ts';
import { must } from '../../contract/must.ts';
import { idNow, isExpired, isWithin, type Waivers } from '../comparing/waived-scenarios.ts';
import type { GateContext } from '../context.ts';
import type { FindingCode, FindingData } from '../messages/catalogue.ts';
import type { ResolvedPolicy } from '../policy/resolve-policy.ts';
import { waiverKind, waiverSubject } from '../policy/resolve-policy.ts';
import { SLACK } from '../statistics/rates.ts';

/** Findings after the waivers, and the effect of each waiver. */
interface Waived {
  readonly findings: readonly FindingData[];
  readonly applied: readonly AppliedWaiver[];
}

/** What a waiver is checked against. */
interface Scene {
  readonly context: GateContext;
  readonly findings: readonly FindingData[];
}

/** Separates the waivers that count from those that only the candidate has. */
export function collectWaivers(policy: ResolvedPolicy, base: readonly Waiver[], today: string): Waivers {
  const known = new Set(base.map(canonicalJson));
  return { held: base, ignored: policy.waivers.filter((waiver) => !known.has(canonicalJson(waiver))), today };
}

/** Turns a blocking finding into a warning if a waiver in force covers it. An expired waiver that is still needed blocks. */
export function applyWaivers(context: GateContext, found: readonly FindingData[]): Waived {
  const { held, ignored, today } = context.waivers;
  const scene = { context, findings: found };
  const effects = held.map((waiver) => ({ waiver, effect: effectOf(waiver, today, scene) }));
  const by = (wanted: AppliedWaiver['effect']): readonly Waiver[] =>
    effects.flatMap(({ waiver, effect }) => (effect === wanted ? [waiver] : []));
  const waived = by('used').reduce((findings, waiver) => waive(findings, waiver, scene), found);
  const left = { context, findings: waived };
  const expired = by('expired').map((waiver): FindingData => {
    const isNeeded = wouldHelp(waiver, left);
    return { code: 'waiver-expired', effect: isNeeded ? 'block' : 'warn', ...aboutWaiver(waiver), isNeeded };
  });
  const unmerged = ignored.map((waiver): FindingData => {
    return { code: 'waiver-ignored', effect: 'notice', ...aboutWaiver(waiver) };
  });
  return {
    findings: [...waived, ...expired, ...unmerged],
    applied: [
      ...effects.map(({ waiver, effect }) => show(waiver, effect)),
      ...ignored.map((waiver) => show(waiver, 'ignored')),
    ],
  };
}

function effectOf(waiver: Waiver, today: string, scene: Scene): AppliedWaiver['effect'] {
  if (isExpired(waiver, today)) return 'expired';
  const blocking = blockedBy(waiver, scene);
  const drop = scene.context.dropOf(waiver);
  const exceeded = blocking.some((finding) => !isWithin(waiver, excessOf(finding, drop))) || !isWithin(waiver, drop);
  if (exceeded) return 'exceeded';
  return blocking.length > 0 || coversScenario(waiver, scene) ? 'used' : 'unused';
}

/** Whether a waiver would cover something that blocks after all waivers in force. A drop of a scenario blocks only through a metric. */
function wouldHelp(waiver: Waiver, scene: Scene): boolean {
  if (coversScenario(waiver, scene)) return false;
  const drop = scene.context.dropOf(waiver);
  const blocking = blockedBy(waiver, scene);
  if (blocking.length > 0) return blocking.every((finding) => isWithin(waiver, excessOf(finding, drop)));
  const blocks = (code: FindingCode): boolean =>
    scene.findings.some((one) => one.effect === 'block' && one.code === code);
  const isAmong = (list: readonly { readonly scenario: string }[]): boolean =>
    list.some(({ scenario }) => scenario === waiver.scenario);
  if (isAmong(scene.context.pairing.removed)) return blocks('scenarios-removed');
  if (isAmong(scene.context.pairing.changed)) return blocks('scenarios-changed');
  return drop > SLACK && isWithin(waiver, drop) && blocks('metric-regressed');
}

/** The findings that a waiver of each kind may cover. */
const COVERED: Readonly<Record<ReturnType<typeof waiverKind>, readonly FindingCode[]>> = {
  metric: ['metric-regressed', 'metric-below-threshold', 'metric-vanished', 'not-proven'],
  criterion: ['criterion-regressed', 'criterion-below-threshold', 'criterion-vanished'],
  scenario: ['must-pass-failed', 'must-pass-missing'],
};

function blockedBy(waiver: Waiver, { findings, context }: Scene): readonly FindingData[] {
  const codes = COVERED[waiverKind(waiver)];
  const id = idNow(waiver, context.pairing);
  return findings.filter(
    ({ effect, code, subject }) => effect === 'block' && subject?.name === id && codes.includes(code),
  );
}

/** How far a finding exceeds its limit: a drop, a shortfall below the threshold, or the largest drop that cannot be excluded. */
function excessOf(finding: FindingData, drop: number): number {
  if (!('rate' in finding)) return drop;
  const { code, rate } = finding;
  if (code === 'not-proven') return -(rate.interval?.lower ?? Number.NEGATIVE_INFINITY);
  if (code === 'metric-below-threshold' || code === 'criterion-below-threshold')
    return must(rate.rule.threshold, 'its threshold') - must(rate.candidate, 'its rate');
  return -(rate.delta ?? 0);
}

function coversScenario(waiver: Waiver, { context: { waived, pairing } }: Scene): boolean {
  const { scenario } = waiver;
  return scenario !== undefined && (waived.dropped.has(idNow(waiver, pairing)) || waived.removed.has(scenario));
}

function waive(findings: readonly FindingData[], waiver: Waiver, scene: Scene): readonly FindingData[] {
  const blocking = blockedBy(waiver, scene);
  const waived = { code: 'waived', effect: 'warn', ...aboutWaiver(waiver) } as const;
  if (blocking.length === 0) {
    const isRemoved = waiver.scenario !== undefined && scene.context.waived.removed.has(waiver.scenario);
    return [...findings, { ...waived, covered: isRemoved ? 'removed' : 'dropped' }];
  }
  return findings.map((finding) => (blocking.includes(finding) ? { ...waived, covered: finding } : finding));
}

function aboutWaiver(waiver: Waiver) {
  return { subject: { kind: waiverKind(waiver), name: waiverSubject(waiver) }, waiver };
}

function show(waiver: Waiver, effect: AppliedWaiver['effect']): AppliedWaiver {
  const { ceiling, reason, owner, expires } = waiver;
  return { subject: waiverSubject(waiver), ceiling: ceiling ?? null, reason, owner, expires, effect };
}
