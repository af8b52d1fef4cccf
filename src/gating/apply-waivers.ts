import type { AppliedWaiver } from '../../schemas/types/decision.ts';
import type { Waiver } from '../../schemas/types/policy.ts';
import { canonicalJson } from '../contract/json.ts';
import { idNow, isExpired, isWithin, type Waivers } from './comparing/waived-scenarios.ts';
import type { GateContext } from './context.ts';
import { rowOf } from './findings/catalogue.ts';
import type { FindingData, FindingRow } from './findings/finding.ts';
import { waiverFinding } from './findings/waivers.ts';
import { type ResolvedPolicy, waiverKind, waiverSubject } from './policy/resolve-policy.ts';
import { SLACK } from './statistics/rate-of.ts';

interface Scene {
  readonly context: GateContext;
  readonly findings: readonly FindingData[];
}

/** Separates the waivers that count from those that only the candidate has. */
export function collectWaivers(
  policy: ResolvedPolicy,
  base: readonly Waiver[],
  { today, isRelaxationAccepted }: Pick<Waivers, 'today' | 'isRelaxationAccepted'>,
): Waivers {
  const known = new Set(base.map(canonicalJson));
  const ignored = policy.waivers.filter((waiver) => !known.has(canonicalJson(waiver)));
  return { held: base, ignored, today, ...(isRelaxationAccepted === true ? { isRelaxationAccepted } : {}) };
}

/** Turns a blocking finding into a warning if a waiver in force covers it. An expired waiver that is still needed blocks. */
export function applyWaivers(
  context: GateContext,
  unwaived: readonly FindingData[],
): { readonly findings: readonly FindingData[]; readonly applied: readonly AppliedWaiver[] } {
  const { held, ignored, today } = context.waivers;
  const scene = { context, findings: unwaived };
  const effects = held.map((waiver) => ({ waiver, effect: effectOf(waiver, today, scene) }));
  const by = (wanted: AppliedWaiver['effect']): readonly Waiver[] =>
    effects.flatMap(({ waiver, effect }) => (effect === wanted ? [waiver] : []));
  const waived = by('used').reduce((findings, waiver) => waive(findings, waiver, scene), unwaived);
  const left = { context, findings: waived };
  const expired = by('expired').map((waiver): FindingData => {
    const isNeeded = wouldHelp(waiver, left);
    return waiverFinding('waiver-expired', { effect: isNeeded ? 'block' : 'warn', ...aboutWaiver(waiver), isNeeded });
  });
  const unmerged = ignored.map((waiver) => waiverFinding('waiver-ignored', aboutWaiver(waiver)));
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
  const blocks = (event: FindingRow['liftedIf']): boolean =>
    scene.findings.some(({ effect, code }) => effect === 'block' && rowOf(code).liftedIf === event);
  const isAmong = (list: readonly { readonly scenario: string }[]): boolean =>
    list.some(({ scenario }) => scenario === waiver.scenario);
  if (isAmong(scene.context.pairing.removed)) return blocks('removed');
  if (isAmong(scene.context.pairing.changed)) return blocks('changed');
  return drop > SLACK && isWithin(waiver, drop) && blocks('fell');
}

function blockedBy(waiver: Waiver, { findings, context }: Scene): readonly FindingData[] {
  const kind = waiverKind(waiver);
  const id = idNow(waiver, context.pairing);
  return findings.filter(
    ({ effect, code, subject }) => effect === 'block' && subject?.name === id && rowOf(code).waivable === kind,
  );
}

/** How far a finding exceeds its limit: a drop, a shortfall below the threshold, or the largest drop that cannot be excluded. */
function excessOf(finding: FindingData, drop: number): number {
  const { rate, code } = finding;
  return rowOf(code).excess?.(finding as never) ?? (rate === undefined ? drop : -(rate.delta ?? 0));
}

function coversScenario(waiver: Waiver, { context: { waived, pairing } }: Scene): boolean {
  const { scenario } = waiver;
  return scenario !== undefined && (waived.dropped.has(idNow(waiver, pairing)) || waived.removed.has(scenario));
}

function waive(findings: readonly FindingData[], waiver: Waiver, scene: Scene): readonly FindingData[] {
  const blocking = blockedBy(waiver, scene);
  const about = aboutWaiver(waiver);
  if (blocking.length === 0) {
    const isRemoved = waiver.scenario !== undefined && scene.context.waived.removed.has(waiver.scenario);
    return [...findings, waiverFinding('waived', { ...about, covered: isRemoved ? 'removed' : 'dropped' })];
  }
  return findings.map((covered) => {
    if (!blocking.includes(covered)) return covered;
    const { rate, count } = covered;
    return waiverFinding('waived', { ...about, covered, ...(rate && { rate }), ...(count && { count }) });
  });
}

function aboutWaiver(waiver: Waiver) {
  return { subject: { kind: waiverKind(waiver), name: waiverSubject(waiver) }, waiver };
}

function show(waiver: Waiver, effect: AppliedWaiver['effect']): AppliedWaiver {
  const { ceiling, reason, owner, expires } = waiver;
  return { subject: waiverSubject(waiver), ceiling: ceiling ?? null, reason, owner, expires, effect };
}
