import { counted } from '../contract/counted.ts';
import { findResultFiles } from '../io/find-files.ts';
import { NO_ANSWERS, openAnswers } from '../io/judge/answer-file.ts';
import { connectModel } from '../io/judge/model.ts';
import { endProgress, showProgress } from '../io/judge/progress.ts';
import { nativeLine } from '../io/native-line.ts';
import { loadRubricsAlone, loadRuler } from '../io/ruler.ts';
import { askJudge, inOrder } from '../pipeline/ask-judge.ts';
import type { Judge, Vote } from '../pipeline/judge-votes.ts';
import { redactionOf } from '../pipeline/redacting.ts';
import type { Rubric } from '../rubric/rubric.ts';
import { type Evidence, readEvidence } from '../suite/read-run.ts';
import { startRedaction } from '../suite/redaction/redaction.ts';
import { type AskOptions, parseAskOptions } from './ask-options.ts';
import type { Answer, Workplace } from './command.ts';
import { usageError } from './words.ts';

/** How many trials are asked about at once. */
const AT_ONCE = 8;
/** Milliseconds that a model which is slow or down may take of a run's time. */
const BUDGET = 600_000;

/**
 * Puts the questions of the rubrics to a model, and gives the run with the answers: `agent-gate ask`. Nothing is asked before all results
 * are known to be sound.
 * @throws UserError where the ruler or the results cannot be read, or the model cannot be asked at all
 */
export async function ask(words: readonly string[], workplace: Workplace): Promise<Answer> {
  const options = parseAskOptions(words);
  const judge = judgeOf(options, workplace);
  const { rulers, read, notes } = openRun(options, workplace);
  for (const _ of read());
  const lines: string[] = [];
  const votes: NamedVote[] = [];
  for await (const asked of inOrder(read(), AT_ONCE, (evidence) => askAbout(evidence, rulers, judge))) {
    lines.push(`${asked.line}\n`);
    votes.push(...asked.votes);
    showProgress(`${counted(lines.length, 'trial')}, ${counted(votes.length, 'answer')}`);
  }
  endProgress();
  const aside = [...notes, ...summary(votes)].map((note) => `${note}\n`).join('');
  return { text: lines.join(''), aside, exitCode: 0 };
}

function judgeOf({ model, temperature, votes, answers }: AskOptions, { root, env }: Workplace): Judge {
  const { AGENT_GATE_JUDGE_URL: url = '', AGENT_GATE_JUDGE_KEY: key = '' } = env;
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) {
    const mend = 'Set it to the full address of a chat interface, as https://HOST/v1/chat/completions';
    throw usageError(url === '' ? 'AGENT_GATE_JUDGE_URL is not set' : 'AGENT_GATE_JUDGE_URL is no web address', mend);
  }
  const ask = connectModel({ url, key: key === '' ? undefined : key, model, temperature, budgetMs: BUDGET });
  return { ask, model, temperature, votes, answers: answers === undefined ? NO_ANSWERS : openAnswers(answers, root) };
}

/** The run, to be read as often as needed, and the rulers that it is judged by: its own, and main's where that is named. */
function openRun(options: AskOptions, { root, env }: Workplace) {
  const ruler = loadRuler({ ...options, root });
  const base = options.baseRubrics.length === 0 ? [] : loadRubricsAlone({ rubrics: options.baseRubrics, root });
  const secrets = [env.AGENT_GATE_JUDGE_KEY ?? ''];
  const { rules, notes } = redactionOf([ruler.policy], { env, secrets });
  const files = findResultFiles(options.results, root);
  const read = (): Iterable<Evidence> =>
    readEvidence(files, { mapping: ruler.mapping, select: options.select, redaction: startRedaction(rules) });
  return { rulers: [ruler.rubrics, base], read, notes: notes.map(({ what, next }) => `${what}. ${next}`) };
}

/** An answer, and about which trial it is. */
interface NamedVote extends Vote {
  readonly about: string;
}

async function askAbout(evidence: Evidence, rulers: readonly (readonly Rubric[])[], judge: Judge) {
  const { trial, votes } = await askJudge(rulers, evidence.trial, judge);
  const about = `${trial.scenario} trial ${trial.trial}`;
  const line = nativeLine(votes.length === 0 ? evidence : { trial, text: null });
  return { line, votes: votes.map((vote): NamedVote => ({ ...vote, about })) };
}

/** More than these nobody reads. */
const MOST = 10;

function summary(votes: readonly NamedVote[]): readonly string[] {
  const failed = votes.filter(({ answer }) => answer === null);
  const known = votes.filter(({ isKnown }) => isKnown);
  const fresh = votes.length - failed.length - known.length;
  const faults = failed.map(({ about, question, reason }) => `${about}: \`${question.key}\` has no answer: ${reason}`);
  return [
    ...faults.slice(0, MOST),
    ...(faults.length > MOST ? [`and ${faults.length - MOST} more without an answer`] : []),
    `${counted(fresh, 'answer')} of the model, ${known.length} given before, ${failed.length} not given`,
  ];
}
