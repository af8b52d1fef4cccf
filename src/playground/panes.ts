import type { NodeResult, RubricResult, Verdict } from '../../schemas/types/result.ts';
import { counted } from '../contract/text.ts';
import { fixOf, type Problem, whatIsWrong } from '../errors.ts';
import { rateOf } from '../gating/statistics/rate-of.ts';
import { html, type Markup, sentence } from '../report/page/markup.ts';
import { points, score, wholeRate } from '../reporting/markdown/format.ts';
import { ERROR_KINDS, NOTHING, VERDICTS } from '../reporting/markdown/words.ts';
import { shownValue } from '../rubric/values/shown-value.ts';
import { explainRubric } from '../scoring/result-tree.ts';
import type { ScoredRubric, ScoredTrial } from '../scoring/score-trial.ts';
import type { compare, Measured } from './measure.ts';
import { type NumberInText, STEP } from './numbers.ts';

/** Most rows of a list, and most characters of a value. */
const MOST_ROWS = 500;
const LONGEST_VALUE = 200;

/** Problems of one file, each with a button that leads to its line. */
export function problemRows(problems: readonly Problem[]): Markup {
  return html`${problems.map((problem) => {
    const { where: { line = 1, column = 1 } = {} } = problem;
    const fix = fixOf(problem);
    return html`<li><button type="button" data-line="${line}" data-column="${column}">${line}:${column}</button> ${sentence(whatIsWrong(problem))}${fix === '' ? null : html`. ${sentence(fix)}`}</li>`;
  })}`;
}

/** A slider for each number: a share leaves something to the others, and any other number may double. */
export function sliderRows(numbers: readonly NumberInText[]): Markup {
  return html`${numbers.map(({ name, value, sharesOf }, index) => {
    const others = numbers.filter((other) => sharesOf !== null && other.sharesOf === sharesOf).length - 1;
    const [least, most] = others > 0 ? [STEP, 1 - others * STEP] : [Math.min(0, value * 2), Math.max(1, value * 2)];
    const step = value > 1 && Number.isInteger(value) ? 1 : STEP;
    return html`<label><span>${name}</span><input type="range" data-number="${index}" min="${least}" max="${most}" step="${step}" value="${value}"><output>${value}</output></label>`;
  })}`;
}

/** Score, band and criteria of a rubric. */
export function ratesPane({ report, config }: Measured, id: string): Markup {
  const rubric = report.rubrics.find(({ rubric }) => rubric === id);
  const compiled = config.rubrics.find((one) => one.id === id);
  if (rubric === undefined || compiled === undefined) return html``;
  const { metric, band, trials, criteria } = rubric;
  const bands = compiled.bands.map(({ name, at_least: least }) => {
    const words = html`${name}${least === undefined ? null : ` from ${least}`}`;
    return name === band ? html`<b>${words}</b> ` : html`<span class="mu">${words}</span> `;
  });
  const rows = criteria.map((criterion) => {
    const { key, passed, total, score: mean } = criterion;
    const rate = rateOf(criterion);
    const bar = rate === null ? NOTHING : html`<meter value="${rate}" aria-label="${key}">${wholeRate(rate)}</meter>`;
    return html`<tr><th scope="row">${key}</th><td>${rate === null ? NOTHING : wholeRate(rate)}</td><td>${bar}</td><td class="mu">${passed} of ${total}${mean == null ? null : `, mean ${score(mean)}`}</td></tr>`;
  });
  const asked =
    compiled.questions.length === 0
      ? null
      : html`<p class="note">A judge's questions show their recorded answers. None is asked here.</p>`;
  return html`<p><b class="big">${metric} ${rubric.score === null ? NOTHING : score(rubric.score)}</b> ${trials.passed} of ${counted(trials.total, 'trial')} pass. ${bands.length === 0 ? null : html`Bands: ${bands}`}</p>${asked}<table><caption class="vh">Criteria</caption><tbody>${rows}</tbody></table>`;
}

function fateOf({ trial, rubrics }: ScoredTrial, id: string): { readonly verdict: Verdict; readonly words: string } {
  const scored = rubrics.find(({ rubric }) => rubric.id === id);
  if (scored === undefined)
    return { verdict: 'error', words: trial.error === null ? NOTHING : ERROR_KINDS[trial.error.kind] };
  const { score: got, verdict } = scored.judgement;
  return { verdict, words: `${got === null ? NOTHING : score(got)} ${scored.outcome}` };
}

/** The trials as choices, with score and outcome. */
export function trialRows({ trials }: Measured, id: string, isFailingOnly: boolean, chosen: number): Markup {
  const rows = trials.map((scored, index) => ({ index, trial: scored.trial, ...fateOf(scored, id) }));
  const wanted = rows.filter(({ verdict }) => !isFailingOnly || !['pass', 'skipped'].includes(verdict));
  const more = wanted.length - MOST_ROWS;
  return html`${wanted.slice(0, MOST_ROWS).map(({ index, trial, verdict, words }) => {
    const [sign, word] = VERDICTS[verdict];
    return html`<label class="${verdict}"><input type="radio" name="trial" value="${index}"${index === chosen ? html` checked` : null}><span class="sign" title="${word}">${sign}</span><b>${trial.scenario}</b> <span class="mu">trial ${trial.trial}</span><span class="fate">${words}</span></label>`;
  })}${wanted.length === 0 ? html`<p class="mu">No trial.</p>` : null}${more > 0 ? html`<p class="mu">and ${counted(more, 'more trial')}</p>` : null}`;
}

/** The result tree of a trial under a rubric, with the values that it read. */
export function treePane(scored: ScoredTrial | undefined, id: string): Markup {
  if (scored === undefined) return html``;
  const { trial } = scored;
  const judged = scored.rubrics.find(({ rubric }) => rubric.id === id);
  const title = html`<h3>${trial.scenario}, trial ${trial.trial}</h3>${trial.title === undefined ? null : html`<p class="mu">${trial.title}</p>`}`;
  if (judged === undefined) return html`${title}<p>No verdict: ${trial.error?.message ?? 'no rubric applies'}</p>`;
  return html`${title}${resultOf(judged)}`;
}

function resultOf(judged: ScoredRubric): Markup {
  const result: RubricResult = explainRubric(judged);
  const derived = (result.derived ?? []).map(({ fact, value, explanation }) => {
    return html`<li><code>${fact}</code> is <code>${shownValue(value, LONGEST_VALUE)}</code>: ${explanation}</li>`;
  });
  const warnings = result.warnings.map((warning) => html`<li>warning: ${warning}</li>`);
  return html`<ul class="tree">${derived}${warnings}${nodeRow(result.tree)}</ul>`;
}

function nodeRow({
  key,
  verdict,
  score: got,
  weight,
  explanation,
  observed = [],
  children = [],
  kind,
}: NodeResult): Markup {
  const [sign, word] = VERDICTS[verdict];
  const numbers = [got === null ? '' : `score ${score(got)}`, `weight ${weight}`, kind].filter((part) => part !== '');
  const read = observed.map(({ field, value, cut }) => {
    const text = value === undefined ? 'absent' : `${shownValue(value, LONGEST_VALUE)}${cut ? ' …' : ''}`;
    return html`<li><code>${field}</code> ${value === undefined ? text : html`<code>${text}</code>`}</li>`;
  });
  return html`<li class="${verdict}"><span class="sign" title="${word}">${sign}</span><b>${key}</b> <span class="mu">${numbers.join(', ')}</span><p>${explanation}</p>${read.length === 0 ? null : html`<ul class="read">${read}</ul>`}${children.length === 0 ? null : html`<ul>${children.map(nodeRow)}</ul>`}</li>`;
}

/** What an edit does: flipped scenarios, then the numbers. */
export function changePane({ changed, flips }: ReturnType<typeof compare>): Markup {
  const rows = changed.map(({ name, isScore, before, after }) => {
    const shown = (value: number | null) => (value === null ? NOTHING : isScore ? score(value) : wholeRate(value));
    const delta = before === null || after === null ? null : after - before;
    const moved = delta === null || delta === 0 ? '' : points(delta);
    return html`<tr${isScore ? html` class="metric"` : null}><th scope="row">${name}</th><td>${shown(before)}</td><td>${shown(after)}</td><td${moved === '' ? null : html` class="moved"`}>${moved}</td></tr>`;
  });
  return html`${flipsOf(flips)}<table><thead><tr><th scope="col">Score or criterion</th><th scope="col">As loaded</th><th scope="col">Edited</th><th scope="col">Change</th></tr></thead><tbody>${rows}</tbody></table>`;
}

function flipsOf(flips: ReturnType<typeof compare>['flips']): Markup {
  if (flips.length === 0) return html`<p>No scenario flips.</p>`;
  const rows = flips.slice(0, MOST_ROWS).map(({ scenario, metric, passes }) => {
    return html`<li><span class="sign ${passes ? 'pass' : 'fail'}">${passes ? '✓' : '✗'}</span><button type="button" data-scenario="${scenario}">${scenario}</button> now ${passes ? 'passes' : 'fails'} ${metric}</li>`;
  });
  return html`<p><b>${counted(flips.length, 'flip')}</b></p><ul id="flips">${rows}</ul>`;
}
