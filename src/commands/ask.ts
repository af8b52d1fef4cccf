import { resolve } from 'node:path';
import { counted } from '../contract/counted.ts';
import { describeProblems, UserError } from '../errors.ts';
import { isFolder } from '../io/files.ts';
import { findResultFiles } from '../io/find-files.ts';
import { openAnswers } from '../io/judge/answer-file.ts';
import { connectModel } from '../io/judge/model.ts';
import { endProgress, showProgress } from '../io/judge/progress.ts';
import { loadRuler, type Ruler } from '../io/ruler.ts';
import { type Asker, type AskResult, startAsking } from '../pipeline/ask-judge.ts';
import { redactionOf } from '../pipeline/redacting.ts';
import { readRun } from '../suite/read-run.ts';
import { startRedaction } from '../suite/redaction/redaction.ts';
import type { Trial } from '../suite/trial.ts';
import { type AskOptions, parseAskOptions } from './ask-options.ts';
import type { Answer, Workplace } from './command.ts';
import { usageError } from './words.ts';

/** How many trials are asked about at once. */
const AT_ONCE = 8;
/** Milliseconds that one question may lose to a model that is slow or down. */
const BUDGET = 300_000;

/**
 * Puts the questions of the rubrics to a model and keeps its answers in a file, for the gate: `agent-gate ask`. Nothing is asked before
 * all results are known to be sound.
 * @throws UserError where the ruler or the results cannot be read, or the model cannot be asked at all
 */
export async function ask(words: readonly string[], workplace: Workplace): Promise<Answer> {
  const options = parseAskOptions(words);
  const connected = connect(options, workplace);
  const { rulers, notes } = openRulers(options, workplace);
  const { rules, notes: unknown } = redactionOf(
    rulers.map(({ policy }) => policy),
    { env: workplace.env, secrets: [workplace.env.AGENT_GATE_JUDGE_KEY ?? ''] },
  );
  const files = findResultFiles(options.results, workplace.root);
  const readings = [...new Map(rulers.map(({ mapping }) => [mapping?.hash, mapping])).values()];
  const trials = readings.flatMap((mapping) => [
    ...readRun(files, { mapping, select: options.select, redaction: startRedaction(rules) }),
  ]);
  const sets = rulers.map(({ rubrics }) => rubrics);
  const asker = startAsking(sets, { ...connected, redact: startRedaction(rules).text });
  await askAll(asker, trials);
  const remarks = [...notes, ...unknown.map(({ what, next }) => `${what}. ${next}`)];
  return { text: summary(await asker.results()), aside: remarks.map((note) => `${note}\n`).join(''), exitCode: 0 };
}

function connect({ answers, ...by }: AskOptions, { root, env }: Workplace) {
  const { model, temperature, votes } = by;
  const { AGENT_GATE_JUDGE_KEY: key = '' } = env;
  const url = addressIn(env.AGENT_GATE_JUDGE_URL ?? '');
  const connected = connectModel({ url, key: key === '' ? undefined : key, model, temperature, budgetMs: BUDGET });
  const asked = { model, ...(temperature === undefined ? {} : { temperature }), votes };
  return { ask: connected, by: asked, answers: openAnswers(answers, root) };
}

/** @throws UserError for what is no address that a model can have */
function addressIn(url: string): string {
  const mend = 'Set it to the full address of a chat interface, as https://HOST/v1/chat/completions';
  if (url === '') throw usageError('AGENT_GATE_JUDGE_URL is not set', mend);
  const { protocol, username, password } = URL.canParse(url)
    ? new URL(url)
    : { protocol: '', username: '', password: '' };
  const isWeb = protocol === 'https:' || protocol === 'http:';
  if (!isWeb || username !== '' || password !== '')
    throw usageError('AGENT_GATE_JUDGE_URL is no web address, or holds a password', mend);
  return url;
}

/** The run's own ruler, and main's where a checkout of it is named; one that cannot be used will not decide either. */
function openRulers(options: AskOptions, { root }: Workplace): { rulers: readonly Ruler[]; notes: readonly string[] } {
  const own = loadRuler({ ...options, root });
  const { base } = options;
  if (base === undefined) return { rulers: [own], notes: [] };
  if (!isFolder(base, root)) throw usageError(`\`${base}\` is no folder`, 'Name a checkout of the base branch');
  try {
    return { rulers: [own, loadRuler({ ...options, root: resolve(root, base) })], notes: [] };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { rulers: [own], notes: [`Nothing is asked for the rubrics in ${base}: ${describeProblems(error)}`] };
  }
}

async function askAll(asker: Asker, trials: readonly Trial[]): Promise<void> {
  let next = 0;
  const work = async (): Promise<void> => {
    for (let trial = trials[next++]; trial !== undefined; trial = trials[next++]) {
      await asker.askAbout(trial);
      showProgress(`${Math.min(next, trials.length)} of ${counted(trials.length, 'trial')}`);
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } finally {
    endProgress();
  }
}

/** More than these nobody reads. */
const MOST = 10;

function summary(results: readonly AskResult[]): string {
  const failed = results.filter(({ votes }) => votes.some(({ answer }) => answer === null));
  const known = results.filter(({ isKnown }) => isKnown);
  const given = results.length - failed.length - known.length;
  return [
    ...failed.slice(0, MOST).map(failure),
    ...(failed.length > MOST ? [`and ${failed.length - MOST} more`] : []),
    `${counted(results.length, 'question')}: ${given} answered now, ${known.length} before, ${failed.length} without an answer`,
  ]
    .map((line) => `${line}\n`)
    .join('');
}

function failure({ asking: { question }, trial: { scenario, trial }, votes }: AskResult): string {
  const reason = votes.find(({ answer }) => answer === null)?.reason ?? '';
  return `${scenario} trial ${trial}: \`${question.key}\` has no answer: ${reason}`;
}
