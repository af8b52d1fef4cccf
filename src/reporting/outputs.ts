import type { Cause, Decision, Finding } from '../../schemas/types/decision.ts';
import { counted } from '../contract/text.ts';
import { type Place, whatIsWrong } from '../errors.ts';
import { decides } from '../gating/findings/finding-list.ts';
import { isWorthALook } from '../gating/slices.ts';
import { logSafe, plainText } from './markdown/escape.ts';
import { fixed } from './markdown/format.ts';
import { DECISIONS, EFFECTS } from './markdown/words.ts';
import { causeText } from './sections/causes.ts';
import { driftText } from './sections/drift.ts';
import { alikeFindings, listedFindings } from './sections/findings.ts';
import { isInTable } from './sections/rate-table.ts';

/** Outputs of the action with their descriptions for `action.yml`. All but `confirm`, `slices` and `drift-summary` are shell-safe: users paste them into shells. */
export const OUTPUTS = {
  decision: 'Decision of the gate: pass, fail, inconclusive or invalid.',
  'exit-code': '0 pass, 1 fail, 2 inconclusive when the policy blocks it, 3 invalid.',
  confirm: 'JSON array of the scenario ids to run again; pass it to a shell through `env`.',
  'confirm-trials': 'Fresh trials of each; 0 when none.',
  'control-sha': 'Commit where they run too, under `confirm.control`; empty when none.',
  tcr: 'Mean score of the metric `TCR`, 0 to 1; empty without that metric, or when nothing was scored.',
  'tcr-baseline': 'The same of the baseline.',
  'tcr-delta': 'Change over the scenarios of both runs, -1 to 1.',
  state: 'State of that change; empty without that metric.',
  band: 'Band of the first metric, as `production-ready`; empty without one.',
  'main-runs': 'Runs of main that this run was compared with, 0 to 5.',
  broke:
    'Scenarios that pass on main and fail in all trials here, or fail more often than on main by more than chance.',
  slices: 'Slices that dropped or may have: JSON array of their names; pass it to a shell through `env`.',
  drifted: 'On main: `true` if main itself lost points over its last runs, else `false`; empty on pull requests.',
  'drift-summary': 'What main lost, since when, and what carries it, as Markdown; pass it to a shell through `env`.',
  lift: 'Score with minus score without, of the first arm with `contrast: lift`, -1 to 1; empty when none.',
  fixed: 'The mirror image: scenarios that fail on main and pass here.',
  flaky: 'Scenarios in between: they pass in some trials only.',
  'trials-scored': 'Trials with a verdict, crashes of the agent among them.',
  'errored-agent': 'Trials that the agent crashed, which fail.',
  'errored-infrastructure': 'Trials without a verdict by an infrastructure error, or because they never came.',
  'errored-judge': 'Trials without a verdict by a judge error.',
  findings: 'Findings that block or make the run invalid.',
} as const;

/** The outputs of the action as text, in the order of `OUTPUTS`. */
export function outputsOf(decision: Decision): Readonly<Record<keyof typeof OUTPUTS, string>> {
  const tcr = decision.metrics.find((metric) => metric.name === 'TCR');
  const { scored, errored } = decision.trials;
  const slices = (decision.slices?.changes ?? []).filter(({ adjusted_p: p }) => isWorthALook(p));
  return {
    decision: decision.decision,
    'exit-code': String(decision.exit_code),
    confirm: JSON.stringify(decision.confirm?.scenarios ?? []),
    'confirm-trials': String(decision.confirm?.trials ?? 0),
    'control-sha': decision.confirm?.control ?? '',
    tcr: number(tcr?.candidate),
    'tcr-baseline': number(tcr?.baseline),
    'tcr-delta': number(tcr?.delta),
    state: tcr?.state ?? '',
    band: word(decision.metrics[0]?.band),
    'main-runs': String(decision.baselines.length),
    broke: String(decision.flips.broke.length),
    slices: JSON.stringify(slices.map(({ slice }) => slice)),
    drifted: decision.drift === undefined ? '' : String(decision.drift.drifted),
    'drift-summary': decision.drift === undefined ? '' : driftText(decision),
    lift: number(decision.lifts?.[0]?.candidate),
    fixed: String(decision.flips.fixed.length),
    flaky: String(decision.flips.flaky.length),
    'trials-scored': String(scored),
    'errored-agent': String(errored.agent),
    'errored-infrastructure': String(errored.infrastructure),
    'errored-judge': String(errored.judge),
    findings: String(decision.findings.filter(decides).length),
  };
}

/** A name that is safe in a shell. */
function word(name = ''): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 40);
}

function number(value: number | null | undefined): string {
  return value === null || value === undefined ? '' : fixed(value, 6).replace('−', '-');
}

export interface Annotation {
  readonly level: 'error' | 'warning' | 'notice';
  readonly title: string;
  readonly message: string;
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
}

/** GitHub keeps ten annotations of a level per step. */
const MOST_PER_LEVEL = 10;

/** One line without a workflow command for each cause and each finding beside them, deciding ones first; at most ten per level. */
export function annotationsOf(decision: Decision, includeOutput = true): readonly Annotation[] {
  const causes = decision.decision === 'fail' ? decision.causes : [];
  const isInCause = (finding: Finding): boolean => causes.length > 0 && isInTable(finding, decision);
  const findings = alikeFindings(listedFindings(decision).filter((finding) => !isInCause(finding)));
  const all = [
    ...causes.map((cause) => causeAnnotation(cause, decision, includeOutput)),
    ...findings.map(({ first, count }) => annotation(first, count, decision)),
  ];
  return (['error', 'warning', 'notice'] as const).flatMap((level) =>
    all.filter((annotation) => annotation.level === level).slice(0, MOST_PER_LEVEL),
  );
}

function causeAnnotation(cause: Cause, decision: Decision, includeOutput: boolean): Annotation {
  const { scenarios } = cause;
  const more = scenarios.length > MOST_IDS ? ` and ${scenarios.length - MOST_IDS} more` : '';
  const words = plainText(causeText(cause, { includeOutput }));
  const ids = scenarios.slice(0, MOST_IDS).join(', ');
  const broke = new Set(decision.flips.broke.map(({ scenario }) => scenario));
  const verb = scenarios.every((id) => broke.has(id)) ? 'broke' : 'broke or lost points';
  const message = `${counted(scenarios.length, 'scenario')} ${verb}: ${words}. ${ids}${more}.`;
  return { level: 'error', title: title(decision), message: logSafe(message, 1000) };
}

const MOST_IDS = 10;

function annotation(finding: Finding, count: number, decision: Decision): Annotation {
  const { what, expected, actual } = finding;
  const { file, pointer: _, ...spot }: Partial<Place> = finding.place ?? {};
  const next = finding.next === undefined ? '' : `. ${finding.next}`;
  return {
    level: EFFECTS[finding.effect].level,
    title: title(decision),
    message: logSafe(
      `${count === 1 ? '' : `${count} times: `}${whatIsWrong({ what, expected, found: actual })}${next}`,
      1000,
    ),
    ...spot,
    ...(file === undefined ? {} : { file: logSafe(file) }),
  };
}

function title(decision: Decision): string {
  return logSafe(`${DECISIONS[decision.decision].word}: ${decision.suite}`, 120);
}
