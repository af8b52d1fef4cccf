import type { ConfigChange, ConfigEffect, ConfigReport } from '../../gating/decision.ts';
import { allOf } from '../../gating/wording.ts';
import { codeSpan, prose } from '../markdown/escape.ts';
import { points } from '../markdown/format.ts';
import { joined, small, unbroken } from '../markdown/markdown.ts';
import { foldedTable, openTable, type Rows } from '../markdown/rows.ts';
import type { View } from '../markdown/view.ts';
import { DECISIONS, NOTHING } from '../markdown/words.ts';

/** What changed in the ruler, who decided, and the change of each metric told apart by cause; empty where nothing did. */
export function rulerSection(view: View): string {
  const { config: ruler } = view.decision;
  if (ruler === null) return '';
  // Another policy demands otherwise and measures the same.
  const effects = ruler.changes.some(({ kind }) => kind !== 'policy') ? ruler.effects : [];
  const [metrics, criteria] = [effects.filter(isMetric), effects.filter((one) => !isMetric(one))];
  const moved = criteria.filter(({ agent, config: of }) => agent !== 0 || of !== 0);
  return joined([
    '### The ruler changed too',
    whoDecided(ruler),
    metrics.length === 0 ? '' : openTable(view, effectRows('metrics', metrics)),
    small(isNoSum([...metrics, ...moved]) ? NO_SUM : ''),
    foldedTable(view, 'Criteria, agent and ruler apart', effectRows('criteria', moved)),
    foldedTable(view, 'Changes of the ruler', changeRows(ruler.changes)),
    ruler.not_rescored.length === 0
      ? ''
      : `Not scored again: ${ruler.not_rescored.map((why) => prose(why, 200)).join('; ')}.`,
  ]);
}

/** The same in one sentence; empty where nothing changed. */
export function rulerLine({ decision: { config: ruler } }: View): string {
  return ruler === null ? '' : whoDecided(ruler);
}

/** A new ruler may treat the new agent otherwise than the old one. */
const NO_SUM =
  "Plain difference: this run by its own ruler against main by main's. It is not the sum of both effects: the two rulers see the agent's change differently.";

function isNoSum(effects: readonly ConfigEffect[]): boolean {
  const off = effects.map(({ agent, config: ruler, total }) =>
    agent === null || ruler === null || total === null ? 0 : Math.abs(agent + ruler - total),
  );
  return off.some((size) => size >= LEAST_SHOWN);
}

/** Less than this is rounding: effects are told in tenths of a point. */
const LEAST_SHOWN = 0.002;

function whoDecided({ decided_by: by, would_decide: would, read_by_head: isOwn, changes }: ConfigReport): string {
  const kinds = ['rubric', 'mapping', 'policy'] as const;
  const changed = kinds.filter((kind) => changes.some((change) => change.kind === kind)).map(pluralOf(changes));
  const { icon, word } = DECISIONS[would];
  return (
    `This run changes ${allOf(changed)}. The ruler of ${prose(by, 120)} decided${isOwn ? ", on results as this run's own mapping reads them" : ''}; ` +
    `with the run's own it would be ${icon} ${word.toLowerCase()}.`
  );
}

function pluralOf(changes: readonly ConfigChange[]): (kind: ConfigChange['kind']) => string {
  return (kind) => {
    const count = changes.filter((change) => change.kind === kind).length;
    return kind === 'rubric' && count > 1 ? `${count} rubrics` : `the ${kind}`;
  };
}

/** Criteria are named with their rubric. */
function isMetric({ subject }: ConfigEffect): boolean {
  return !subject.includes('/');
}

function effectRows(noun: string, effects: readonly ConfigEffect[]): Rows {
  const columns = ['', 'Agent (same ruler)', 'Ruler (same agent)', 'Plain difference'];
  const rows = effects.map(({ subject, agent, config: ruler, total }) => [
    codeSpan(subject, 120),
    ...[agent, ruler, total].map(effect),
  ]);
  return { noun, columns, rows };
}

function effect(value: number | null): string {
  return value === null ? NOTHING : unbroken(points(value));
}

function changeRows(changes: readonly ConfigChange[]): Rows {
  const rows = changes.map(({ kind, name, old, new: now }) => [
    `${kind} ${codeSpan(name, 80)}`,
    old === null ? NOTHING : prose(old, 60),
    now === null ? NOTHING : prose(now, 60),
  ]);
  return { noun: 'changes', columns: ['', 'Decided', 'This run'], rows };
}
