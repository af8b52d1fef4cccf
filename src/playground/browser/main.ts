import { must } from '../../contract/must.ts';
import { describeProblems, type Problem, unlessMistaken } from '../../errors.ts';
import { type ConfigTexts, compileConfig } from '../../io/config.ts';
import type { TextFile } from '../../io/files.ts';
import { readToday } from '../../io/time.ts';
import { at } from '../../report/page/script/dom.ts';
import { unpack } from '../../report/page/script/unpack.ts';
import type { ScoredTrial } from '../../scoring/score-trial.ts';
import type { ResultFile } from '../../suite/reading/open.ts';
import type { Trial } from '../../suite/trial.ts';
import { caseText } from '../case-text.ts';
import { commentOn } from '../gate-files.ts';
import { compare, type Measured, measure, readTrials } from '../measure.ts';
import { type NumberInText, numbersIn, withNumber } from '../numbers.ts';
import type { PageData, TrialLines } from '../page-data.ts';
import { changePane, problemRows, ratesPane, sliderRows, treePane, trialRows } from '../panes.ts';
import { commentNodes } from './comment-html.ts';
import { copy, editorOf, fill, save, say } from './elements.ts';

/** How long after the last edit the comment is made anew, in milliseconds: it reads both files again. */
const COMMENT_DELAY = 250;
const POLICY_FILE = 'agent-gate.yml';

interface Runs {
  readonly run: ResultFile;
  readonly main: ResultFile | null;
}

unpack('data').then((text) => open(JSON.parse(text)));

function open({ texts: loaded, cases, ...trialsOf }: PageData): void {
  const [fileChoice, failingOnly, filesInput] = [
    at<HTMLSelectElement>('file'),
    at<HTMLInputElement>('failing'),
    at<HTMLInputElement>('files'),
  ];
  const rubric = editorOf('rubric', (text) => edit(withRubric(texts, shownFile(), text)));
  const policy = editorOf('policy', (text) => edit({ ...texts, policy: policyOf(text) }));
  let texts = loaded;
  // Main's run first, if there are two.
  let files = [trialsOf.main, trialsOf.run].flatMap((run) => (run === null ? [] : [storedFile(run)]));
  let trials: readonly Trial[] = [];
  let numbers: readonly NumberInText[] = [];
  let before: Measured | null = null;
  let after: Measured | null = null;
  let chosen = 0;
  let timer = 0;

  const shownFile = (): TextFile => texts.rubrics[Number(fileChoice.value)] ?? { file: '', text: '' };
  const shownId = (): string => after?.config.rubrics.find(({ file }) => file === shownFile().file)?.id ?? '';
  const policyOf = (text: string): TextFile | null =>
    text.trim() === '' ? null : { file: loaded.policy?.file ?? POLICY_FILE, text };
  const shownRuns = (): Runs => ({ run: must(files.at(-1), 'a run'), main: files.at(-2) ?? null });

  /** Reads the run again, which only other files or another mapping need. */
  function read(): void {
    const { run, main } = shownRuns();
    at<HTMLButtonElement>('swap').disabled = main === null;
    trials = [];
    const problems = attempt(() => {
      trials = readTrials(run, compileConfig(loadedWith(texts)));
      before = measure(loadedWith(loaded), trials);
      const isFailed = ({ rubrics }: ScoredTrial) => rubrics.some(({ judgement }) => judgement.verdict === 'fail');
      chosen = Math.max(0, before.trials.findIndex(isFailed));
    });
    const compared = `${run.file}, compared with ${main?.file ?? 'nothing'}`;
    fill('runs', problems.length === 0 ? compared : describeProblems({ problems }));
    edit(texts);
  }

  /** The texts with the mapping in use. */
  const loadedWith = (of: ConfigTexts): ConfigTexts => ({ ...of, mapping: texts.mapping });

  /** Takes edited texts, and shows what they do. */
  function edit(edited: ConfigTexts): void {
    texts = edited;
    const problems = attempt(() => {
      after = measure(texts, trials, after?.config);
    });
    const isOfPolicy = ({ where }: Problem): boolean => where?.file === texts.policy?.file;
    fill('policy-problems', problemRows(problems.filter(isOfPolicy)));
    fill('rubric-problems', problemRows(problems.filter((problem) => !isOfPolicy(problem))));
    rubric.mark(problems.filter(({ where }) => where?.file === shownFile().file));
    policy.mark(problems.filter(isOfPolicy));
    document.body.classList.toggle('stale', problems.length > 0);
    say(
      problems.length > 0
        ? `${problems.length} to fix: the numbers are those before`
        : `${trials.length} trials scored`,
    );
    showNumbers();
    show();
    clearTimeout(timer);
    timer = window.setTimeout(showComment, COMMENT_DELAY);
  }

  /** The problems of a step of the user; empty if there are none. */
  function attempt(step: () => void): readonly Problem[] {
    return unlessMistaken(
      () => {
        step();
        return [];
      },
      ({ problems }) => problems,
    );
  }

  function showNumbers(): void {
    const found = numbersIn(shownFile().text);
    const isSame = found.map(({ name }) => name).join() === numbers.map(({ name }) => name).join();
    numbers = found;
    if (!isSame) fill('sliders', sliderRows(found));
    for (const [index, slider] of document.querySelectorAll<HTMLInputElement>('#sliders input').entries()) {
      const value = String(found[index]?.value);
      if (document.activeElement !== slider) slider.value = value;
      (slider.nextElementSibling as HTMLOutputElement).value = value;
    }
  }

  function show(): void {
    if (before === null || after === null) return;
    fill('rates', ratesPane(after, shownId()));
    fill('trials', trialRows(after, shownId(), failingOnly.checked, chosen));
    fill('tree', treePane(after.trials[chosen], shownId()));
    fill('change', changePane(compare(before, after)));
  }

  async function showComment(): Promise<void> {
    const asked = timer;
    const gated = { ...shownRuns(), cases, today: readToday({}) };
    const isStored = gated.run.isEvidence === true;
    const markdown = await commentOn({ ...gated, texts: isStored ? { ...texts, mapping: null } : texts });
    // A later edit has a comment of its own.
    if (asked !== timer) return;
    at('comment').dataset.markdown = markdown;
    at('comment').replaceChildren(commentNodes(markdown));
  }

  function choose(file: string): void {
    fileChoice.value = file;
    rubric.write(shownFile().text);
    numbers = [];
    edit(texts);
  }

  /** Takes dropped files: YAML is a mapping, anything else results, of which the last two count: main's, then the run's. */
  async function take(given: Iterable<File>): Promise<void> {
    for (const file of given) {
      const dropped = files.filter(({ isEvidence }) => isEvidence !== true);
      if (/\.ya?ml$/.test(file.name)) texts = { ...texts, mapping: { file: file.name, text: await file.text() } };
      else files = [...dropped, inMemory(file.name, new Uint8Array(await file.arrayBuffer()))].slice(-2);
    }
    const [first, second] = files;
    if (second !== undefined && isOfMain(second) && first !== undefined && !isOfMain(first)) files = [second, first];
    read();
  }

  fileChoice.addEventListener('change', () => choose(fileChoice.value));
  failingOnly.addEventListener('change', show);
  filesInput.addEventListener('change', () => take(filesInput.files ?? []));
  document.addEventListener('dragover', (event) => event.preventDefault());
  document.addEventListener('drop', (event) => {
    event.preventDefault();
    take(event.dataTransfer?.files ?? []);
  });
  document.addEventListener('input', ({ target }) => {
    const slider = target as HTMLInputElement;
    const number = numbers[Number(slider.dataset?.number)];
    if (number === undefined) return;
    rubric.write(withNumber(shownFile().text, numbers, number, slider.valueAsNumber));
    edit(withRubric(texts, shownFile(), rubric.text()));
  });
  at('trials').addEventListener('change', ({ target }) => {
    chosen = Number((target as HTMLInputElement).value);
    fill('tree', treePane(after?.trials[chosen], shownId()));
  });
  document.addEventListener('click', ({ target }) => {
    const { line, column, scenario } = (target as HTMLElement).dataset;
    const editor = (target as HTMLElement).closest('#policy-problems') === null ? rubric : policy;
    if (line !== undefined) editor.goTo(Number(line), Number(column));
    if (scenario === undefined || after === null) return;
    chosen = after.trials.findIndex(({ trial }) => trial.scenario === scenario);
    show();
    at('tree').scrollIntoView({ block: 'nearest' });
  });
  at('copy').addEventListener('click', () => copy(shownFile().text, 'The rubric is copied'));
  at('save').addEventListener('click', () => save(shownFile()));
  at('reset').addEventListener('click', () => {
    texts = { ...texts, rubrics: loaded.rubrics };
    choose(fileChoice.value);
  });
  at('case').addEventListener('click', () => {
    const scored = after?.trials[chosen];
    const judged = scored?.rubrics.find(({ rubric: { id } }) => id === shownId());
    if (scored === undefined || judged === undefined) say('This trial has no verdict to expect');
    else copy(caseText(scored, judged), 'The trial is copied as a case: paste it below `cases:`');
  });
  at('swap').addEventListener('click', () => {
    files = files.toReversed();
    read();
  });

  policy.write(texts.policy?.text ?? '');
  rubric.write(shownFile().text);
  read();
}

function withRubric(texts: ConfigTexts, { file }: TextFile, text: string): ConfigTexts {
  return { ...texts, rubrics: texts.rubrics.map((rubric) => (rubric.file === file ? { file, text } : rubric)) };
}

function storedFile({ file, lines }: TrialLines): ResultFile {
  return { ...inMemory(file, new TextEncoder().encode(lines)), isEvidence: true };
}

function inMemory(file: string, bytes: Uint8Array): ResultFile {
  return { file, chunks: () => [bytes] };
}

function isOfMain({ file }: ResultFile): boolean {
  return /\b(?:main|base|baseline)\b/.test(file);
}
