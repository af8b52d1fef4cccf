import type { FindingData } from '../gating/findings/finding.ts';
import { judgeFinding } from '../gating/findings/judge.ts';
import type { JudgeSettings } from '../gating/policy/resolve-policy.ts';
import type { Asking } from '../rubric/evaluation.ts';
import type { Rubric } from '../rubric/rubric.ts';
import { openQuestions, questionsOf, withoutStale } from '../scoring/answer-trial.ts';
import { startRedaction } from '../suite/redaction/redaction.ts';
import type { Trial } from '../suite/trial.ts';
import type { Configs } from './configs.ts';
import { type AskedBy, type JudgeAccess, startAsking } from './judge-votes.ts';
import { redactingPolicies, redactionOf } from './redacting.ts';
import { evidenceOfRun, type RunFiles } from './run-files.ts';

/** Gets the judge answers that the trials of a run lack, before scoring. @throws UserError with all problems of the files */
export type AskJudge = (run: RunFiles, configs: Pick<Configs, 'base' | 'head'>) => Promise<RunFiles>;

export const askNoJudge: AskJudge = async (run) => run;

/** The judge of one run of the gate; asks each question about the same facts once. */
export interface Judge {
  readonly ask: AskJudge;
  /** For runs of main: ignores the answers file, which the pull request may have changed. */
  readonly askOfMain: AskJudge;
  /** Unanswered questions and reasons; the answers file, if the base config decides. */
  notes(configs: Configs): readonly FindingData[];
}

/**
 * Starts the judge of a run. Checks its settings at once, so that a mistake in them is not reported as a problem of main's run.
 * @throws UserError for an unusable address, key or answers file
 */
export function startJudge(access: JudgeAccess): Judge {
  const isSet = access.answers !== undefined || (access.env.AGENT_GATE_JUDGE_URL ?? '') !== '';
  let asker = isSet ? startAsking(access) : null;
  const askAs =
    (mayReuse: boolean): AskJudge =>
    async (run, configs) => {
      const rubrics = rubricsOf(configs).filter((rubric) => questionsOf([rubric]).length > 0);
      // Reads the whole run first: a broken file is an error before any question costs money.
      let lacking = 0;
      for (const trial of rubrics.length === 0 ? [] : trialsOf(run))
        lacking += openQuestions(rubrics, withoutStale(rubrics, trial)).length;
      if (lacking === 0) return run;
      asker ??= startAsking(access);
      const judgeOf = judgesOf(configs);
      const { text: redact } = startRedaction(redactionOf(redactingPolicies(configs), access).rules);
      const askedBy = ({ id, model }: Asking): AskedBy => {
        const judge = judgeOf(id);
        return { judge: judge && { ...judge, ...(model === null ? {} : { model }) }, mayReuse, redact };
      };
      return { ...run, answered: await asker.answer(trialsOf(run), { rubrics, askedBy }, lacking) };
    };
  return {
    ask: askAs(true),
    askOfMain: askAs(false),
    notes: (configs) => {
      const { answers: file } = access;
      const isAsked = configs.decidedBy !== null && questionsOf(rubricsOf(configs)).length > 0;
      const given: readonly FindingData[] =
        file === undefined || !isAsked ? [] : [judgeFinding('answers-given', { file })];
      return [...given, ...(asker?.notes() ?? [])];
    },
  };
}

function rubricsOf({ base, head }: Pick<Configs, 'base' | 'head'>): readonly Rubric[] {
  return [...base.rubrics, ...(head?.rubrics ?? [])];
}

/** The judge of each question: the base policy's, which a pull request cannot change; without one, the head's for new questions. */
function judgesOf({ base, head }: Pick<Configs, 'base' | 'head'>): (id: string) => JudgeSettings | null {
  const { judge } = base.policy;
  if (judge !== null) return () => judge;
  const ofBase = new Set(questionsOf(base.rubrics).map(({ id }) => id));
  return (id) => (ofBase.has(id) ? null : (head?.policy.judge ?? null));
}

/** Streams the trials of a run in the form that is scored. @throws UserError at the end, with all problems of the files */
function* trialsOf(run: RunFiles): Generator<Trial> {
  for (const { trial } of evidenceOfRun(run, startRedaction(run.redaction))) yield trial;
}
