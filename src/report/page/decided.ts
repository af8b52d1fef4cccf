import type { CriterionComparison, Decision, Finding, MetricComparison } from '../../../schemas/types/decision.ts';
import { criterionName, pValue, shortSha } from '../../gating/wording.ts';
import { EFFECTS, STATE_WORDS, TESTS, WAIVER_EFFECTS } from '../../reporting/markdown/words.ts';
import { align, SAME } from './align.ts';
import { basis } from './basis.ts';
import { html, linkTo, type Markup, sentence, trusted } from './markup.ts';
import type { ConfigTextPair, PageData } from './page-data.ts';

/** How the gate decided: findings, tests, waivers, config changes, compared runs, and the policy. */
export function decided({ decision, changed, policy, evidence }: PageData): Markup {
  return html`<section id="decided" aria-labelledby="how"><h2 id="how" tabindex="-1">How it was decided</h2>${findings(decision.findings)}${tests(decision)}${waivers(decision)}${configs(decision, changed)}${runs(decision, evidence)}${
    policy === null
      ? null
      : html`<details><summary>The policy that decided</summary><pre tabindex="0">${policy}</pre></details>`
  }<p>Try other rubrics on this run: <code>agent-gate playground bundle</code> opens its own with its trials in a browser.</p></section>`;
}

function findings(all: readonly Finding[]): Markup | null {
  if (all.length === 0) return null;
  return html`<h3>Findings</h3><ul class="findings">${all.map(
    ({
      effect,
      what,
      expected,
      actual,
      why,
      next,
    }) => html`<li>${trusted(EFFECTS[effect].icon)} <span class="vh">${effect}: </span>${sentence(what)}${
      expected === undefined ? null : html`; expected ${sentence(expected)}`
    }${actual === undefined ? null : html`; found ${sentence(actual)}`}.${why === undefined ? null : html` <q>${why}</q>`}${
      next === undefined ? null : html` <span class="mu">${sentence(next)}</span>`
    }</li>
`,
  )}</ul>`;
}

function tests({ metrics, criteria }: Decision): Markup | null {
  const rows = [
    ...metrics.map((rate) => ({ name: rate.name, rate })),
    ...criteria.map((rate) => ({ name: criterionName(rate.rubric, rate.key), rate })),
  ].filter(({ rate }) => rate.evidence.length > 0);
  if (rows.length === 0) return null;
  return html`<h3>Tests</h3><table><thead><tr><th scope="col">rate</th><th scope="col">state</th><th scope="col">one-sided p that it is worse, adjusted for all tests</th></tr></thead><tbody>${rows.map(
    ({
      name,
      rate,
    }) => html`<tr><th scope="row">${name}</th><td>${STATE_WORDS[rate.state]}</td><td>${testTexts(rate)}</td></tr>
`,
  )}</tbody></table>`;
}

function testTexts({ evidence, decided_by }: MetricComparison | CriterionComparison): Markup {
  return html`${evidence.map(
    ({ test, p, adjusted_p }) =>
      html`<div>${TESTS[test]}: ${pValue(adjusted_p)} <span class="mu">(${pValue(p)} alone)</span>${decided_by.includes(test) ? ' · decided' : ''}</div>`,
  )}`;
}

function waivers({ waivers: all }: Decision): Markup | null {
  if (all.length === 0) return null;
  return html`<h3>Waivers</h3><ul>${all.map(
    ({ subject, reason, owner, expires, effect }) =>
      html`<li><code>${subject}</code>: ${trusted(WAIVER_EFFECTS[effect])}. ${reason} <span class="mu">${owner}, until ${expires}</span></li>`,
  )}</ul>`;
}

function configs({ config, relaxed }: Decision, changed: readonly ConfigTextPair[]): Markup | null {
  if (config === null && changed.length === 0 && relaxed.length === 0) return null;
  return html`<h3>Config changes</h3>${
    config === null
      ? null
      : html`<p>${config.decided_by} decided; this run’s own config would say <b>${config.would_decide}</b>.</p>`
  }${
    relaxed.length === 0
      ? null
      : html`<ul>${relaxed.map(({ subject, what, old, new: now }) => html`<li>⚠️ <code>${subject}</code> ${what}: ${old} → ${now}</li>`)}</ul>`
  }${changed.map(({ name, base, head }) => html`<details open><summary>${name}</summary><pre class="diff" tabindex="0">${diff(base ?? '', head ?? '')}</pre></details>`)}`;
}

/** Unchanged lines shown on each side of a change. */
const AROUND = 3;

function diff(base: string, head: string): Markup {
  const lines = (text: string): readonly string[] => (text === '' ? [] : text.replace(/\n$/, '').split('\n'));
  const rows = align(lines(base), lines(head), (a, b) => (a === b ? SAME : 0));
  const isChanged = rows.map(([old, now]) => old === null || now === null);
  const isNear = (index: number): boolean =>
    isChanged.slice(Math.max(0, index - AROUND), index + AROUND + 1).includes(true);
  return html`${rows.map(([old, now], index) => {
    if (!isNear(index))
      return isNear(index - 1)
        ? html`<span class="mu">…</span>
`
        : null;
    if (now === null)
      return html`<del>- ${old}</del>
`;
    return old === null
      ? html`<ins>+ ${now}</ins>
`
      : html`  ${now}
`;
  })}`;
}

function runs({ baselines, candidate }: Decision, evidence: PageData['evidence']): Markup {
  const named = (sha: string | undefined, url: string | undefined): Markup =>
    linkTo(html`<code>${sha === undefined ? 'run' : shortSha(sha)}</code>`, url);
  return html`<h3>Runs</h3><ul><li>This run: ${named(candidate.sha, candidate.run_url)}${basis(evidence.run)}</li>${baselines.map(
    (origin, index) =>
      html`<li>Main: ${origin.label} ${origin.sha === undefined && origin.run_url === undefined ? null : named(origin.sha, origin.run_url)}${basis(evidence.baselines[index])}</li>`,
  )}</ul>`;
}
