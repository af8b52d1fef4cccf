import type {
  AppliedWaiver,
  ChangedRubricKey,
  ConfigChange,
  ConfigEffect,
  ConfigReport,
  Relaxation,
} from '../../../schemas/types/decision.ts';
import { counted } from '../../contract/text.ts';
import { MOST_SHOWN } from '../../gating/relaxation/ranked-relaxation.ts';
import { allOf, percents } from '../../gating/wording.ts';
import { codeSpan, prose } from '../markdown/escape.ts';
import { fixed, points } from '../markdown/format.ts';
import { foldedTable, joined, leftOut, openTable, type Rows, table, unbroken } from '../markdown/tables.ts';
import type { View } from '../markdown/view.ts';
import { DECISIONS, NOTHING, WAIVER_EFFECTS, WAIVER_ORDER } from '../markdown/words.ts';

/** What changed in the config, which config decided, and each metric's change by cause; empty if the config is the same. */
export function configSection(view: View): string {
  const { config } = view.decision;
  if (config === null) return '';
  // A policy changes what is required, not what is measured.
  const effects = config.changes.some(({ kind }) => kind !== 'policy') ? config.effects : [];
  const metrics = effects.filter(({ subject_kind: kind }) => kind === 'metric');
  const moved = effects.filter((effect) => !metrics.includes(effect) && (effect.agent !== 0 || effect.config !== 0));
  return joined([
    foldedTable(view, 'Change by cause: agent and config', effectRows('metrics', metrics)),
    foldedTable(view, 'Criteria by cause', effectRows('criteria', moved)),
    foldedTable(view, 'Config changes', changeRows(config.changes)),
    config.not_rescored.length === 0
      ? ''
      : `Not scored again: ${config.not_rescored.map((why) => prose(why, 200)).join('; ')}.`,
  ]);
}

/** The keys of rubrics that are neither stricter nor milder as such, with their measured effect; empty if none changed. */
export function changedKeysSection(view: View): string {
  const keys = view.decision.config?.keys ?? [];
  if (keys.length === 0) return '';
  const columns = ['Changed, neither stricter nor milder as such', 'Now', 'After the merge', 'Measured'];
  const rows = keys.map((key) => [...cells(key), measuredText(key)]);
  return openTable(view, { noun: 'changed keys', columns, rows });
}

/** `` `booking/booked` in main's trials: 77.0 % → 75.0 % ``. */
function measuredText({ measured }: ChangedRubricKey): string {
  if (measured === null) return 'no trial is scored under both';
  const [old, now] = percents(measured.base, measured.head);
  const change = old === now ? `${old} under both` : `${old} → ${now}`;
  return `${codeSpan(measured.subject, 120)} in ${measured.trials === 'main' ? "main's" : "this run's"} trials: ${change}`;
}

/** Config changes in one sentence; empty if nothing changed. */
export function configLine({ decision: { config } }: View): string {
  return config === null ? '' : `⚠️ **The scoring config changed too.** ${whoDecided(config)}`;
}

function whoDecided({ decided_by: by, would_decide: would, read_by_head: isOwn, changes }: ConfigReport): string {
  const count = (kind: ConfigChange['kind']): number => changes.filter((change) => change.kind === kind).length;
  const kinds = (['rubric', 'mapping', 'policy'] as const).filter((kind) => count(kind) > 0);
  const changed = kinds.map((kind) => (count(kind) > 1 ? counted(count(kind), kind) : `the ${kind}`));
  const { icon, word } = DECISIONS[would];
  return (
    `This run changes ${allOf(changed)}. The config of ${prose(by, 120)} decided${isOwn ? ", on results read by this run's own mapping" : ''}; ` +
    `under this run's own config the result would be ${icon} ${word.toLowerCase()}.`
  );
}

function effectRows(noun: string, effects: readonly ConfigEffect[]): Rows {
  const columns = ['', 'Agent (same config)', 'Config (same agent)'];
  const rows = effects.map(({ subject, agent, config }) => [
    codeSpan(subject, 120),
    ...[agent, config].map((value) => (value === null ? NOTHING : unbroken(points(value)))),
  ]);
  return { noun, columns, rows };
}

function changeRows(changes: readonly ConfigChange[]): Rows {
  const rows = changes.map(({ kind, name, old, new: now }) => [
    `${kind} ${codeSpan(name, 80)}`,
    old === null ? NOTHING : prose(old, 60),
    now === null ? NOTHING : prose(now, 60),
  ]);
  return { noun: 'changes', columns: ['', 'Decided', 'This run'], rows };
}

/** The banner on what this pull request relaxes, with old and new values; empty if it relaxes nothing. */
export function relaxedBanner(view: View): string {
  const { relaxed, config } = view.decision;
  if (relaxed.length === 0) return '';
  const rows = relaxed.slice(0, Math.min(MOST_SHOWN, view.detail.open));
  const decided = config === null ? '' : ` The config of ${prose(config.decided_by, 120)} decided.`;
  const body = joined([
    `${relaxedLine(view)}${decided} After the merge these rules would apply:`,
    rows.length === 0 ? '' : table(['What', 'Now', 'After the merge'], rows.map(cells)),
    leftOut(view, relaxed.length - rows.length, 'places'),
  ]);
  // A warning box of GitHub.
  return ['[!WARNING]', ...body.split('\n')].map((line) => `> ${line}`.trimEnd()).join('\n');
}

/** The relaxation in one sentence; empty if nothing is relaxed. */
export function relaxedLine({ decision: { relaxed } }: View): string {
  return relaxed.length === 0
    ? ''
    : `**This pull request relaxes its own gate** in ${counted(relaxed.length, 'place')}.`;
}

function cells({ subject, what, old, new: now }: Relaxation | ChangedRubricKey): readonly string[] {
  return [`${codeSpan(subject, 120)}: ${prose(what, 120)}`, prose(old, 200), prose(now, 200)];
}

/** The waivers and their effects: folded if none was needed, else open. */
export function waiversSection(view: View): string {
  const { waivers } = view.decision;
  if (waivers.every(({ effect }) => effect === 'unused'))
    return foldedTable(view, 'Waivers, none needed', rowsOf(waivers));
  return joined([`### Waivers (${waivers.length})`, openTable(view, rowsOf(waivers))]);
}

function rowsOf(waivers: readonly AppliedWaiver[]): Rows {
  const rows = WAIVER_ORDER.flatMap((effect) => waivers.filter((waiver) => waiver.effect === effect)).map(waiverCells);
  return { noun: 'waivers', columns: ['Waived', 'Effect', 'Ceiling', 'Reason', 'Owner, last day'], rows };
}

function waiverCells({ subject, effect, ceiling, reason, owner, expires }: AppliedWaiver): readonly string[] {
  const drop = ceiling === null ? NOTHING : `${fixed(ceiling * 100, 1)} points`;
  return [
    codeSpan(subject, 120),
    WAIVER_EFFECTS[effect],
    unbroken(drop),
    reason.trim() === '' ? NOTHING : prose(reason, 200),
    `${codeSpan(owner, 60)}, ${prose(expires, 20)}`,
  ];
}
