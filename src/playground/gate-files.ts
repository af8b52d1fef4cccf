import { sha256Of } from '../contract/hash.ts';
import { memberOf } from '../contract/json.ts';
import { UserError, valueOr } from '../errors.ts';
import { baselineFinding } from '../gating/findings/baseline.ts';
import { invalidDecision } from '../gating/invalid-decision.ts';
import { defaultPolicy } from '../gating/policy/resolve-policy.ts';
import { type Config, type ConfigTexts, compileConfig } from '../io/config.ts';
import type { TextFile } from '../io/files.ts';
import { answerOf, measureResults } from '../pipeline/baseline/given-baseline.ts';
import { headDecides } from '../pipeline/configs.ts';
import { askNoJudge } from '../pipeline/judging.ts';
import { redactionOf } from '../pipeline/redacting.ts';
import { decideRun, scoreTrials } from '../pipeline/score-and-decide.ts';
import { renderComment } from '../reporting/document.ts';
import type { ResultFile } from '../suite/reading/open.ts';
import { startRedaction } from '../suite/redaction/redaction.ts';

export interface GatedFiles {
  readonly texts: ConfigTexts;
  readonly run: ResultFile;
  /** Null to compare with nothing. */
  readonly main: ResultFile | null;
  readonly cases: Readonly<Record<string, TextFile>>;
  readonly today: string;
}

/** No environment: a page knows no secrets, and asks no judge. */
const NOWHERE = { env: {} };

/** The comment on results files: the bytes of `agent-gate gate --format markdown`, with the problems of a run that is refused. */
export async function commentOn(files: GatedFiles): Promise<string> {
  try {
    return await gateFiles(files, compileConfig(files.texts));
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const head = valueOr(null, () => compileConfig({ ...files.texts, rubrics: [] }));
    const { suite } = head?.policy ?? defaultPolicy;
    const decision = invalidDecision({ suite, problems: error.problems, candidateOrigin: {} });
    const { rules } = redactionOf(head === null ? [] : [head.policy], NOWHERE);
    return startRedaction(rules).text(renderComment(decision, { links: {} }));
  }
}

/** Whether the user gave one file twice; the command line knows by its path. */
function isSame(run: ResultFile, main: ResultFile): boolean {
  const digestOf = (file: ResultFile) => sha256Of(Buffer.concat([...file.chunks()]));
  return run.file === main.file && digestOf(run) === digestOf(main);
}

async function gateFiles({ run, main, cases, today }: GatedFiles, head: Config): Promise<string> {
  const configs = headDecides(head);
  const { rules: redaction, notes: readingNotes } = redactionOf([head.policy], NOWHERE);
  const how = { configs, secrets: NOWHERE, ask: askNoJudge };
  const runs = main === null ? [] : [await measureResults(main.file, { files: [main], select: [] }, how)];
  const prepared = {
    head,
    today,
    redaction,
    readingNotes,
    memoryNotes: [],
    earlier: undefined,
    evidence: {},
    files: [run],
    select: [],
    fresh: [],
    control: [],
    origin: {},
    keepsTrials: true,
    baseline: answerOf(
      configs,
      runs,
      main !== null && isSame(run, main) ? [baselineFinding('baseline-itself', { names: [main.file] })] : [],
    ),
    judge: { ask: askNoJudge, notes: () => [] },
    readCases: (rubric: string) => memberOf(cases, rubric) ?? null,
  };
  const { decision } = decideRun(prepared, await scoreTrials(prepared, { start: () => null }));
  return startRedaction(redaction).text(renderComment(decision, { links: {} }));
}
