import { counted, sortedUnion } from '../../contract/text.ts';
import type { ComparisonKey } from '../../gating/comparing/comparison-key.ts';
import { judgeNames } from '../../gating/comparing/judges.ts';
import { rangeText } from '../../gating/comparing/trial-numbers.ts';
import { mappingText } from '../../gating/messages/evidence.ts';
import { shortDigest } from '../../gating/wording.ts';
import { codeSpan, prose } from '../markdown/escape.ts';
import { details, table } from '../markdown/markdown.ts';
import type { View } from '../markdown/view.ts';
import { NOTHING } from '../markdown/words.ts';

interface Part {
  readonly what: string;
  readonly baseline: string;
  readonly candidate: string;
}

const COLUMNS = ['', 'Baseline', 'This run', ''];
const UNKNOWN = 'not recorded';

/** Both sides of the comparability key; in the comment only where they differ. Empty without a baseline. */
export function comparedSection(view: View): string {
  const { candidate, baseline } = view.decision.compared;
  if (candidate === null || baseline === null || view.detail.folded === 0) return '';
  const parts = partsOf(candidate, baseline);
  const differing = parts.filter(differs).length;
  if (differing === 0 && !view.detail.evidence) return '';
  const outcome = differing === 0 ? 'the same on both sides' : counted(differing, 'difference');
  return details(`What was compared: ${outcome}`, table(COLUMNS, parts.map(rowOf)));
}

function differs({ baseline, candidate }: Part): boolean {
  return baseline !== candidate && baseline !== UNKNOWN && candidate !== UNKNOWN;
}

function rowOf(part: Part): readonly string[] {
  const outcome = differs(part) ? '**differs**' : part.baseline === part.candidate ? 'same' : NOTHING;
  return [part.what, prose(part.baseline, 200), prose(part.candidate, 200), outcome];
}

function partsOf(candidate: ComparisonKey, baseline: ComparisonKey): readonly Part[] {
  const part = (what: string, textOf: (key: ComparisonKey) => string): Part => {
    return { what, baseline: textOf(baseline), candidate: textOf(candidate) };
  };
  const ids = sortedUnion(...[candidate, baseline].map(({ rubrics }) => rubrics.map(({ rubric }) => rubric)));
  return [
    ...ids.map((id) => part(`Rubric ${codeSpan(id, 80)}`, (key) => rubricText(key, id))),
    part('Mapping', ({ mapping }) => (mapping === undefined ? UNKNOWN : mappingText(mapping))),
    part('Judge', ({ judges }) => judgeNames(judges)),
    part('Scenario set', (key) => shortDigest(key.scenario_set)),
    part('Trials per scenario', (key) => rangeText(key.trials_per_scenario)),
    part('Agent Gate', ({ tool }) => tool ?? UNKNOWN),
  ];
}

function rubricText({ rubrics }: ComparisonKey, id: string): string {
  const found = rubrics.find(({ rubric }) => rubric === id);
  return found === undefined ? 'none' : `${found.version} (${shortDigest(found.hash)})`;
}
