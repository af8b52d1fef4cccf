import type { CheckedOut, EvidenceBase, PullMemory, RunEvidence } from '../../../schemas/types/gate.ts';
import { counted } from '../../contract/text.ts';
import { shortHash, shortSha } from '../../gating/wording.ts';
import { html, type Markup } from './markup.ts';

/** What a run rests on, in one line; undefined if that is unknown. */
export function basis(evidence: RunEvidence | undefined): Markup {
  const facts = evidence === undefined ? ['what it rests on is not recorded'] : factsOf(evidence);
  return html`<div class="mu">${facts.join(' · ')}</div>`;
}

function factsOf(evidence: RunEvidence): readonly string[] {
  const {
    checked_out: checkedOut,
    job,
    attempt,
    base,
    config,
    results,
    scenarios,
    fresh,
    control,
    memory,
    listings = [],
  } = evidence;
  return [
    checkedOut && checkoutText(checkedOut),
    job && `job ${job.name}`,
    attempt && `attempt ${attempt}`,
    base && branchText(base),
    config && `config ${shortHash(config)}`,
    results && `${counted(results.trials, 'trial')} in ${counted(results.files, 'results file')}`,
    scenarios && withExpected(counted(scenarios.found, 'scenario'), scenarios.expected, 'on main'),
    fresh && withExpected(counted(fresh.delivered, 'fresh trial'), fresh.asked, 'asked'),
    memory && pushText(memory),
    control && withExpected(counted(control.delivered, 'control trial'), control.asked, 'asked'),
    ...listings.map(({ listing, is_whole: isWhole }) => `${listing} ${isWhole ? '' : 'not '}listed to the end`),
  ].filter((fact) => typeof fact === 'string');
}

function checkoutText({ commit, branch, is_of_event: isOfEvent }: CheckedOut): string {
  const name = branch === undefined ? shortSha(commit) : `${branch} at ${shortSha(commit)}`;
  return `checked out ${name}${isOfEvent === false ? ', which is not of the event' : ''}`;
}

function branchText({ branch, is_default: isDefault, is_protected: isProtected }: EvidenceBase): string {
  const kinds = [...(isDefault ? ['default'] : []), ...(isProtected ? ['protected'] : [])];
  return `base ${branch}${kinds.length === 0 ? '' : ` (${kinds.join(', ')})`}`;
}

/** `push 3 of its pull request, 4 scenarios to clear`. */
function pushText({ judged, open }: PullMemory): string {
  const left = open === undefined ? '' : `, ${counted(open.scenarios.length, 'scenario')} to clear`;
  return `push ${judged + 1} of its pull request${left}`;
}

function withExpected(text: string, expected: number | undefined, word: string): string {
  return expected === undefined ? text : `${text}, ${expected} ${word}`;
}
