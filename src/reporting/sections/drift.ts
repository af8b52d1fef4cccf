import type { Decision, Finding } from '../../../schemas/types/decision.ts';
import { rowOf } from '../../gating/findings/catalogue.ts';
import { prose } from '../markdown/escape.ts';
import { ended } from '../markdown/format.ts';
import { beside, link } from '../markdown/tables.ts';
import { EFFECTS } from '../markdown/words.ts';

const LONGEST = 600;

/** The finding that main lost points over time; undefined if it did not. */
function driftedIn(findings: readonly Finding[]): Finding | undefined {
  return findings.find(({ code }) => rowOf(code).shownIn === 'line');
}

/** `Main itself lost 8.0 points of TCR since 3 Nov: not yours.` Empty if main did not drift. */
export function driftLine({ findings }: Pick<Decision, 'findings'>): string {
  const finding = driftedIn(findings);
  return finding === undefined ? '' : `${EFFECTS[finding.effect].icon} ${ended(prose(finding.what, LONGEST))}`;
}

/** The line alone on a pull request; on a run of main also what fell, and a link to the commits. */
export function driftText(decision: Pick<Decision, 'findings' | 'drift' | 'candidate'>): string {
  const { expected, actual, next } = driftedIn(decision.findings) ?? {};
  const sentence = (start: string, text = ''): string => (text === '' ? '' : ended(`${start}${prose(text, LONGEST)}`));
  const { before, after } = decision.drift?.since ?? {};
  const repository = decision.candidate.run_url?.replace(/\/actions\/runs\/.*$/, '');
  const range = before === undefined || after === undefined || before === after ? undefined : `${before}...${after}`;
  return beside([
    driftLine(decision),
    sentence('Expected: ', expected),
    sentence('Fell most: ', actual),
    sentence('→ ', next),
    repository === undefined || range === undefined ? '' : link('Commits', `${repository}/compare/${range}`),
  ]);
}
