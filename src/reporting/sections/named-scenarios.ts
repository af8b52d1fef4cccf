import type { Finding, FindingScenario } from '../../gating/decision.ts';
import { explainCommand } from '../first-commands.ts';
import { codeSpan } from '../markdown/escape.ts';
import { score } from '../markdown/format.ts';
import { link } from '../markdown/markdown.ts';
import type { View } from '../markdown/view.ts';

/** Scenarios whose result trees the command shows. */
const MOST_SHOWN = 3;
/** Longer ids make no command that anybody pastes. */
const LONGEST_ID = 100;

/** The scenarios behind a finding, the worst first: `` Scenarios: `s1` (1.00 → 0.20), `s2` (0.50) and 8 more. `` Empty for none. */
export function scenariosLine({ scenarios }: Finding): string {
  if (scenarios === undefined) return '';
  const { total, worst } = scenarios;
  const more = total === worst.length ? '' : ` and ${total - worst.length} more`;
  return `Scenarios: ${named(worst)}${more}.`;
}

/** What several have alike is said once. */
function named(worst: readonly FindingScenario[]): string {
  const alike = new Map<string, readonly string[]>();
  for (const one of worst) {
    const sides = sidesOf(one);
    alike.set(sides, [...(alike.get(sides) ?? []), codeSpan(one.scenario, 60)]);
  }
  return Array.from(alike, ([sides, ids]) => `${ids.join(', ')}${aside(sides, ids.length)}`).join(', ');
}

function aside(sides: string, count: number): string {
  if (sides === '') return '';
  return count === 1 ? ` (${sides})` : ` (each ${sides})`;
}

function sidesOf({ candidate, baseline }: FindingScenario): string {
  const sides = [baseline, candidate].flatMap((side) => (typeof side === 'number' ? [score(side)] : []));
  return [...new Set(sides)].join(' → ');
}

/** The same scenarios are named once, with the first finding that they stand behind. */
export function nameOnce(findings: readonly Finding[]): readonly Finding[] {
  const told = new Set<string>();
  return findings.map((finding) => {
    const { scenarios, ...rest } = finding;
    const line = scenariosLine(finding);
    if (scenarios === undefined || told.has(line)) return rest;
    told.add(line);
    return finding;
  });
}

/** How to see the result trees of the first scenarios that are named; empty where none is. */
export function treesLine({ links }: View, findings: readonly Finding[]): string {
  const ids = [...new Set(findings.flatMap(idsOf))].filter(isPlain).slice(0, MOST_SHOWN);
  if (ids.length === 0) return '';
  const command = codeSpan(explainCommand(links.bundle ?? 'bundle', ids), Number.MAX_SAFE_INTEGER);
  if (links.bundle === undefined)
    return `→ Their result trees: ${command}, where \`bundle\` is the artifact of the run, or what \`--out\` keeps.`;
  const first = links.artifact === undefined ? '' : `download the ${link('full results', links.artifact)}, then `;
  return `→ Their result trees: ${first}${command}`;
}

function idsOf({ code, subject, scenarios }: Finding): readonly string[] {
  const own = code === 'must-pass-failed' && subject !== undefined ? [subject] : [];
  return [...own, ...(scenarios?.worst.map(({ scenario }) => scenario) ?? [])];
}

/** Whether a shell takes it as it stands. */
function isPlain(id: string): boolean {
  return !id.startsWith('-') && id.length <= LONGEST_ID;
}
