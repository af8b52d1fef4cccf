import type {
  AppliedWaiver,
  ChangedRubricKey,
  ConfigChange,
  ConfigEffect,
  ConfigReport,
  Decision,
  Relaxation,
} from '../../../schemas/types/decision.ts';
import { counted } from '../../contract/text.ts';
import { MOST_SHOWN } from '../../gating/relaxation/ranked-relaxation.ts';
import { allOf, percents } from '../../gating/wording.ts';
import { codeSpan, prose } from '../markdown/escape.ts';
import { fixed, points } from '../markdown/format.ts';
import { bullets, foldedList, joined, leftOut, openList, type Rows, unbroken } from '../markdown/tables.ts';
import type { View } from '../markdown/view.ts';
import { DECISIONS, NOTHING, WAIVER_EFFECTS, WAIVER_ORDER } from '../markdown/words.ts';

/** What changed in the config, which config decided, and each metric's change by cause; empty if the config is the same. */
export function configSection(view: View): string {
  const { config } = view.decision;
  if (config === null) return '';
  // A policy changes what is required, not what is measured.
  const effects = config.changes.some(({ kind }) => kind === 'rubric' || kind === 'mapping') ? config.effects : [];
  const metrics = effects.filter(({ subject_kind: kind }) => kind === 'metric');
  const moved = effects.filter((effect) => !metrics.includes(effect) && (effect.agent !== 0 || effect.config !== 0));
  return joined([
    foldedList(view, 'Change by cause: agent and config', effectRows('metrics', metrics)),
    foldedList(view, 'Criteria by cause', effectRows('criteria', moved)),
    foldedList(view, 'Config changes', { noun: 'changes', lines: config.changes.map(changeText) }),
    config.not_rescored.length === 0
      ? ''
      : `Not scored again: ${config.not_rescored.map((why) => prose(why, 200)).join('; ')}.`,
  ]);
}

/** The keys of rubrics that are neither stricter nor milder as such, with their measured effect; empty if none changed. */
export function changedKeysSection(view: View): string {
  const keys = view.decision.config?.keys ?? [];
  if (keys.length === 0) return '';
  const lines = keys.map((key) => `${relaxedText(key)}; ${measuredText(key)}`);
  return joined(['**Changed, neither stricter nor milder as such:**', openList(view, { noun: 'changed keys', lines })]);
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
  const kinds = (['rubric', 'mapping', 'policy', 'judge check'] as const).filter((kind) => count(kind) > 0);
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

/** `` rubric `booking`: `1.2.0` → `1.3.0` ``: what decided, and what this run has. */
function changeText({ kind, name, old, new: now }: ConfigChange): string {
  const [decided, here] = [old, now].map((text) => (text === null ? NOTHING : prose(text, 60)));
  return `${kind} ${codeSpan(name, 80)}: ${decided} → ${here}`;
}

/** The banner on what this pull request relaxes, with old and new values; empty if it relaxes nothing. */
export function relaxedBanner(view: View): string {
  const { relaxed, config } = view.decision;
  if (relaxed.length === 0) return '';
  const shown = relaxed.slice(0, Math.min(MOST_SHOWN, view.detail.open));
  const decided = config === null ? '' : ` The config of ${prose(config.decided_by, 120)} decided.`;
  const body = joined([
    `${relaxedLine(view)}${decided} After the merge these rules would apply:`,
    bullets(shown.map(relaxedText)),
    leftOut(view, relaxed.length - shown.length, 'places'),
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

/** `` `booking/booked`: weight 0.3 → 0.1 ``: now, and after the merge. */
function relaxedText({ subject, what, old, new: now }: Relaxation | ChangedRubricKey): string {
  return `${codeSpan(subject, 120)}: ${prose(what, 120)} ${prose(old, 200)} → ${prose(now, 200)}`;
}

export function waiversSection(view: View): string {
  const { waivers } = view.decision;
  const list = { noun: 'waivers', lines: waiversText(waivers) };
  if (waivers.every(({ effect }) => effect === 'unused')) return foldedList(view, 'Waivers, none needed', list);
  return joined([`### Waivers (${waivers.length})`, openList(view, list)]);
}

/** The waivers that matter, for the terminal. */
export function waiverLines({ waivers }: Decision): readonly string[] {
  return waiversText(waivers.filter(({ effect }) => effect !== 'unused'));
}

function waiversText(waivers: Decision['waivers']): readonly string[] {
  return WAIVER_ORDER.flatMap((effect) => waivers.filter((waiver) => waiver.effect === effect)).map(waiverText);
}

/** `` ✅ used: it covers this · `TCR` up to 10.0 points, until 2027-01-31 by `@acme/agents`: The new model is shorter ``. */
function waiverText({ subject, effect, ceiling, reason, owner, expires }: AppliedWaiver): string {
  const most = ceiling === null ? '' : ` up to ${fixed(ceiling * 100, 1)} points`;
  const why = reason.trim() === '' ? '' : `: ${prose(reason, 200)}`;
  return `${WAIVER_EFFECTS[effect]} · ${codeSpan(subject, 120)}${most}, until ${prose(expires, 20)} by ${codeSpan(owner, 60)}${why}`;
}
