import { counted } from '../../contract/text.ts';
import { type FoundDifference, firstDifference, looksUp } from '../../gating/call-difference.ts';
import { referenceOf } from '../../gating/compared-trials.ts';
import { capitalised } from '../../reporting/markdown/format.ts';
import { ERROR_KINDS, VERDICTS } from '../../reporting/markdown/words.ts';
import { type Aligned, align, SAME } from './align.ts';
import { html, type Markup, trusted } from './markup.ts';
import type { ListRow, PageNode, PageRow, PageScenario, PageTrial } from './page-data.ts';
import { long, stepList, stepTable } from './trace-table.ts';
import { differingWords } from './words.ts';

export const STATE_SIGNS: Readonly<Record<PageRow['state'], { readonly sign: string; readonly word: string }>> = {
  broke: { sign: '✗', word: 'broke' },
  fixed: { sign: '✓', word: 'fixed' },
  unjudged: { sign: '–', word: 'no verdict' },
  failed: { sign: '✗', word: 'fails' },
  passed: { sign: '✓', word: 'passes' },
};

/**
 * A scenario as a fold. Node renders those of the page, and the script the others when they are opened.
 * @param trials null if the report has no room for them
 */
export function scenarioFold(row: ListRow, trials: PageScenario | null): Markup {
  const { sign, word } = STATE_SIGNS[row.state];
  const { scenario, slug, title = '', state, isFlaky } = row;
  return html`<details class="s" id="s-${slug}"><summary><span class="st ${state}">${sign} ${word}${isFlaky ? ', flaky' : ''}</span>
<b class="id">${scenario}</b> <span class="ti">${title}</span></summary>
<div class="b">${trials === null ? html`<p class="mu">There was no room for its steps in this report.</p>` : scenarioBody(slug, trials)}</div></details>
`;
}

/** Body of the fold: one comparison per trial; if there are several trials, each has its own fold. */
function scenarioBody(slug: string, { input, main, candidate }: PageScenario): Markup {
  const reference = referenceOf(main);
  const task =
    input === null
      ? null
      : html`<details class="task"><summary>The task</summary><div class="t">${input}</div></details>`;
  const shown = candidate.find(({ passed }) => passed === false) ?? candidate[0];
  const bodies = candidate.map((trial, index) => {
    const body = comparison(reference, trial, `d-${slug}-${index}`, main.length);
    if (candidate.length === 1) return body;
    const open = trial === shown ? html` open` : null;
    return html`<details class="trial" id="t-${slug}-${trial.trial}" name="t-${slug}"${open}><summary>Trial ${trial.trial}: ${verdictOf(trial)}</summary>${body}</details>`;
  });
  const others = main
    .filter((trial) => trial !== reference)
    .map(
      (trial) =>
        html`<details class="trial" name="m-${slug}"><summary>Main’s trial ${trial.trial}: ${verdictOf(trial)}</summary>${stepList(trial.steps)}</details>`,
    );
  return html`${task}${bodies}${others}`;
}

function verdictOf({ passed, error }: PageTrial): string {
  if (error !== null) return ERROR_KINDS[error.kind];
  return passed === null ? 'no verdict' : passed ? 'passed' : 'failed';
}

function comparison(main: PageTrial | undefined, candidate: PageTrial, anchor: string, mainTrials: number): Markup {
  const difference = main === undefined ? null : firstDifference(main, candidate);
  const { error } = candidate;
  const reason =
    candidate.reason === null ? null : html`<p><span class="mu">The harness says:</span> ${long(candidate.reason)}</p>`;
  const names = [mainName(main, mainTrials), `this run: ${verdictOf(candidate)}`] as const;
  const trees = treeTables(main?.trees ?? [], candidate.trees, names);
  const path =
    main === undefined ? stepList(candidate.steps) : stepTable(main.steps, candidate.steps, difference, anchor);
  if (error === null)
    return html`${difference === null ? null : differenceLine(difference, anchor)}${outputs(main, candidate)}${reason}${trees}${path}`;
  const isLost = candidate.steps.length === 0;
  const crash = html`<div class="crash"><b>${capitalised(ERROR_KINDS[error.kind])}</b>${
    isLost ? ', and no steps were recorded' : ''
  }<div class="t a">${long(error.message)}</div></div>`;
  // If the crash left no steps, main's steps are beside its message.
  const steps =
    main === undefined || !isLost
      ? html`${crash}${path}`
      : html`<div class="beside"><div><p><b>${mainName(main, 1)}</b></p>${stepList(main.steps)}</div>${crash}</div>`;
  return html`${steps}<details><summary>Result trees</summary>${reason}${trees}</details>`;
}

function mainName(main: PageTrial | undefined, count: number): string {
  if (main === undefined) return 'main: not kept';
  return `main: ${verdictOf(main)}${count > 1 ? `, trial ${main.trial} of ${count}` : ''}`;
}

/** What the agent gave back, where that is not the last message of its steps. */
function outputs(main: PageTrial | undefined, candidate: PageTrial): Markup | null {
  const isTold = (trial: PageTrial | undefined): boolean => {
    const last = trial?.steps.at(-1);
    return trial?.output === undefined || (last?.type === 'message' && last.text === trial.output);
  };
  if (isTold(main) && isTold(candidate)) return null;
  const [before, now] = [main?.output ?? '', candidate.output ?? ''];
  const spans = differingWords(before, now);
  return html`<table class="steps"><thead><tr><th scope="col">main’s output</th><th scope="col">this run’s output</th></tr></thead><tbody><tr><td class="t">${long(before, spans[0])}</td><td class="t">${long(now, spans[1])}</td></tr></tbody></table>`;
}

/** Describes the first call that differs, which is a lookup only if all actions are alike. */
function differenceLine(difference: FoundDifference, anchor: string): Markup {
  const { change, tool, instead = '', argument, example } = difference;
  const code = (text: string): Markup => html`<code>${text}</code>`;
  const what = {
    arguments: html`${code(tool)} with ${argument === undefined ? 'other arguments' : html`another ${code(argument)}`}`,
    'left-out': html`main’s ${code(tool)} is left out`,
    'less-often': html`one of main’s ${code(tool)} is left out`,
    added: html`${code(tool)} is added`,
    'more-often': html`one more ${code(tool)} is added`,
    replaced: html`main’s ${code(tool)} is replaced by ${code(instead)}`,
  }[change];
  const old = example.main === null ? null : html`<del>- main      ${example.main}</del>\n`;
  const now = example.candidate === null ? null : html`<ins>+ this run  ${example.candidate}</ins>\n`;
  return html`<p class="lead"><b class="bad">First different ${looksUp(tool) ? 'lookup' : 'action'}</b>, step ${example.step}: ${what}. <a href="#${anchor}">Go to it</a></p><pre class="diff" tabindex="0">${old}${now}</pre>`;
}

/** A node of a result tree with its depth and path. */
interface Placed {
  readonly node: PageNode;
  readonly depth: number;
  readonly path: string;
  /** Empty if the node above has the same explanation, as after a crash. */
  readonly explanation: string;
}

/** Both result trees, one row per node; nodes with the same result on both sides are folded. */
function treeTables(
  main: readonly PageNode[],
  candidate: readonly PageNode[],
  names: readonly [string, string],
): Markup {
  const rows = align(placed(main), placed(candidate), (a, b) => (a.path === b.path ? SAME : 0));
  if (rows.length === 0) return html`<p class="mu">${names.join(' · ')}: no result tree</p>`;
  const isAlike = ([main, candidate]: Aligned<Placed>): boolean =>
    main?.node.verdict === candidate?.node.verdict && main?.node.score === candidate?.node.score;
  const alike = rows.filter(isAlike);
  const others = rows.filter((row) => !isAlike(row));
  const fold = html`<details class="fold"><summary>${counted(alike.length, 'node')} with the same result on both sides</summary>${treeTable(alike, names)}</details>`;
  return html`${others.length === 0 ? null : treeTable(others, names)}${alike.length === 0 ? null : fold}`;
}

function treeTable(rows: readonly Aligned<Placed>[], [ofMain, ofOwn]: readonly [string, string]): Markup {
  return html`<table class="tree"><thead><tr><th scope="col">node</th><th scope="col">${ofMain}</th><th scope="col">${ofOwn}</th></tr></thead><tbody>${rows.map(
    ([main, candidate]) => {
      const { node = null, depth = 0 } = main ?? candidate ?? {};
      const turned = main !== null && candidate !== null && main.node.verdict !== candidate.node.verdict;
      return html`<tr${turned ? html` class="df"` : null}><th scope="row">${trusted('&emsp;'.repeat(Math.min(depth, 5)))}${node?.key ?? ''}</th>${nodeCell(main)}${nodeCell(candidate)}</tr>\n`;
    },
  )}</tbody></table>`;
}

function placed(trees: readonly PageNode[]): readonly Placed[] {
  const below = (node: PageNode, above: Omit<Placed, 'node'>): readonly Placed[] => {
    const { depth, path, explanation } = { ...above, path: `${above.path}/${node.key}`, explanation: node.explanation };
    const candidate = { node, depth, path, explanation: explanation === above.explanation ? '' : explanation };
    return [
      candidate,
      ...(node.children ?? []).flatMap((child) => below(child, { depth: depth + 1, path, explanation })),
    ];
  };
  return trees.flatMap((tree) => below(tree, { depth: 0, path: '', explanation: '' }));
}

function nodeCell(placed: Placed | null): Markup {
  if (placed === null) return html`<td class="no"><span class="mu">–</span></td>`;
  const { verdict, score } = placed.node;
  const [sign, word] = VERDICTS[verdict];
  const value = score === null ? null : html` <span class="n">${Math.round(score * 1000) / 1000}</span>`;
  return html`<td><span class="v ${verdict}" title="${word}">${sign}</span><span class="vh"> ${word}</span>${value} ${long(placed.explanation)}</td>`;
}
