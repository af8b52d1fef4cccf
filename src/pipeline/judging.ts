import type { FindingData } from '../gating/messages/catalogue.ts';
import type { JudgeSettings } from '../gating/policy/resolve-policy.ts';
import type { Rubric } from '../rubric/rubric.ts';
import { openQuestions, questionsOf, withoutStale } from '../scoring/answer-trial.ts';
import { startRedaction } from '../suite/redaction/redaction.ts';
import type { Trial } from '../suite/trial.ts';
import type { Configs } from './configs.ts';
import type { AskedBy, Asker, JudgeAccess } from './judge-votes.ts';
import { policiesOf, redactionOf } from './redacting.ts';
import { evidenceOfRun, type RunFiles } from './run-files.ts';

/** Has a run answered whatever its rubrics ask of a model, before it is scored. @throws UserError with every problem of the files */
export type AskJudge = (run: RunFiles, configs: Pick<Configs, 'base' | 'head'>) => Promise<RunFiles>;

/** For who only reads what was answered before. */
export const askNobody: AskJudge = async (run) => run;

/** Asks for one run of the gate, the same about the same facts once in all. */
interface Judge {
  readonly ask: AskJudge;
  /** The same for runs of main, for which nothing counts that a pull request may have written. */
  readonly askOfMain: AskJudge;
  /** What has no answer, and why; and whence answers may have come where others decide than the run itself. */
  notes(configs: Configs): readonly FindingData[];
}

/**
 * A judge who is got hold of only where there is something to ask. What somebody has set for it is checked at once: a mistake in there
 * must not look like one of main's run.
 * @throws UserError for an address, key or file of answers that cannot be used
 */
export async function startJudge(access: JudgeAccess): Promise<Judge> {
  const open = async (): Promise<Asker> => (await import('./judge-votes.ts')).startAsking(access);
  const isSet = access.answers !== undefined || (access.env.AGENT_GATE_JUDGE_URL ?? '') !== '';
  let asker = isSet ? await open() : null;
  const askAs =
    (mayBeKnown: boolean): AskJudge =>
    async (run, configs) => {
      const rubrics = rubricsOf(configs).filter((rubric) => questionsOf([rubric]).length > 0);
      // Nothing is asked before all of a run is known to be sound.
      if (rubrics.length === 0 || !lackAnswers(trialsOf(run), rubrics)) return run;
      asker ??= await open();
      const judgeOf = judgesOf(configs);
      const { text: redact } = startRedaction(redactionOf(policiesOf(configs), access).rules);
      const askedBy = (id: string): AskedBy => ({ judge: judgeOf(id), mayBeKnown, redact });
      return { ...run, answered: await asker.answer(trialsOf(run), { rubrics, askedBy }) };
    };
  return {
    ask: askAs(true),
    askOfMain: askAs(false),
    notes: (configs) => [...given(access, configs), ...(asker?.notes() ?? [])],
  };
}

function given({ answers }: JudgeAccess, configs: Configs): readonly FindingData[] {
  const isAsked = configs.decidedBy !== null && questionsOf(rubricsOf(configs)).length > 0;
  return answers === undefined || !isAsked ? [] : [{ code: 'answers-given', effect: 'notice', file: answers }];
}

function rubricsOf({ base, head }: Pick<Configs, 'base' | 'head'>): readonly Rubric[] {
  return [...base.rubrics, ...(head?.rubrics ?? [])];
}

/** That of the base, so that no pull request chooses its judge; where it names none, the run's own answers what only the run asks. */
function judgesOf({ base, head }: Pick<Configs, 'base' | 'head'>): (id: string) => JudgeSettings | null {
  const { judge } = base.policy;
  if (judge !== null) return () => judge;
  const ofBase = new Set(questionsOf(base.rubrics).map(({ id }) => id));
  return (id) => (ofBase.has(id) ? null : (head?.policy.judge ?? null));
}

/** Streams the trials of a run as they are scored. @throws UserError at the end, with every problem of the files */
function* trialsOf(run: RunFiles): Generator<Trial> {
  for (const { trial } of evidenceOfRun(run, startRedaction(run.redaction))) yield trial;
}

/** Whether any trial lacks an answer. Reads all of them. */
function lackAnswers(trials: Iterable<Trial>, rubrics: readonly Rubric[]): boolean {
  let isLacking = false;
  for (const trial of trials) isLacking ||= openQuestions(rubrics, withoutStale(rubrics, trial)).length > 0;
  return isLacking;
}
