import type { Decision } from '../../schemas/types/decision.ts';
import type { ErroredTrial, Report, ScenarioReport } from '../../schemas/types/report.ts';
import { groupBy } from '../contract/group-by.ts';
import { mapTexts, memberOf } from '../contract/json.ts';
import { counted } from '../contract/text.ts';
import { visible } from './markdown/escape.ts';

const LONGEST = 1000;

export interface JunitRun {
  readonly decision: Decision;
  /** What was measured; null for a refused run, which is one error. */
  readonly report: Report | null;
}

/**
 * The run as JUnit XML, one test case a scenario under the primary rubric. A scenario fails if all its trials do, or if it broke; one that
 * passes in some trials is flaky (`flakyFailure`, as Surefire and Jenkins write it), and passes; one without a verdict is an error.
 * Source: the schema of the Jenkins xUnit plugin, junit-10.xsd.
 * @param redact removes secrets from a text
 * @param includeOutput whether messages may quote the agent
 */
export function renderJunit(run: JunitRun, redact: (text: string) => string, includeOutput = true): string {
  const { decision, report } = mapTexts(run, redact) as JunitRun;
  const { suite, headline } = decision;
  const broke = new Set(decision.flips.broke.map(({ scenario }) => scenario));
  const errored = groupBy(report?.errored ?? [], ({ scenario }) => scenario);
  const cases =
    report === null
      ? [
          {
            name: 'agent-gate',
            result: 'error' as const,
            lines: [problem('error', decision.decision, headline)],
            time: 0,
          },
        ]
      : report.scenarios.map((scenario) =>
          caseOf(scenario, {
            includeOutput,
            rubric: decision.metrics[0]?.rubric ?? '',
            isBroken: broke.has(scenario.scenario),
            errors: errored.get(scenario.scenario) ?? [],
          }),
        );
  const number = (wanted: TestCase['result']) => cases.filter(({ result }) => result === wanted).length;
  const time = cases.reduce((sum, testCase) => sum + testCase.time, 0);
  const counts = `tests="${cases.length}" failures="${number('failure')}" errors="${number('error')}" time="${time.toFixed(3)}"`;
  const properties = { decision: decision.decision, headline, commit: decision.candidate.sha };
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="agent-gate" ${counts}>`,
    `  <testsuite name="${escaped(suite)}" ${counts}>`,
    '    <properties>',
    ...Object.entries(properties).flatMap(([name, value]) =>
      value === undefined ? [] : [`      <property name="${name}" value="${escaped(value)}"/>`],
    ),
    '    </properties>',
    ...cases.flatMap((testCase) => caseLines(testCase, suite)),
    '  </testsuite>',
    '</testsuites>',
  ];
  return `${lines.join('\n')}\n`;
}

interface TestCase {
  readonly name: string;
  readonly result: 'passed' | 'failure' | 'error';
  readonly lines: readonly string[];
  /** Seconds. */
  readonly time: number;
}

interface Outcome {
  readonly rubric: string;
  readonly isBroken: boolean;
  readonly includeOutput: boolean;
  readonly errors: readonly ErroredTrial[];
}

function caseOf(scenario: ScenarioReport, { rubric, isBroken, errors, includeOutput }: Outcome): TestCase {
  const { scores = [], passed = 0, failures = [] } = memberOf(scenario.rubrics, rubric) ?? {};
  const known = { name: scenario.scenario, time: (scenario.usage?.latency_ms ?? 0) / 1000 };
  const unscored = errors.filter(({ kind }) => kind !== 'agent');
  const crash = errors.find(({ kind }) => kind === 'agent');
  const textOf = ({ kind, message }: ErroredTrial) => (includeOutput ? message : `${kind} error`);
  const [first] = unscored;
  if (scores.length === 0 && first !== undefined)
    return { ...known, result: 'error', lines: [problem('error', first.kind, textOf(first))] };
  const failed = scores.length - passed;
  const reasons = failures.map(({ criterion, explanation }) =>
    includeOutput ? `${criterion}: ${explanation}` : criterion,
  );
  const message = [
    `failed in ${failed} of ${counted(scores.length, 'trial')}`,
    ...reasons,
    ...(crash === undefined || reasons.length > 0 ? [] : [textOf(crash)]),
  ].join('; ');
  const type = failures[0]?.criterion ?? (crash === undefined ? rubric : 'crash');
  const isFailure = failed > 0 && (isBroken || passed === 0);
  const rest = unscored.map((error) => problem('flakyError', error.kind, textOf(error)));
  if (failed === 0) return { ...known, result: 'passed', lines: rest };
  const own = problem(isFailure ? 'failure' : 'flakyFailure', type, message);
  return { ...known, result: isFailure ? 'failure' : 'passed', lines: [own, ...(isFailure ? [] : rest)] };
}

function problem(element: string, type: string, message: string): string {
  return `<${element} type="${escaped(type)}" message="${escaped(message)}"/>`;
}

function caseLines({ name, lines, time }: TestCase, suite: string): readonly string[] {
  const start = `    <testcase name="${escaped(name)}" classname="${escaped(suite)}" time="${time.toFixed(3)}"`;
  return lines.length === 0
    ? [`${start}/>`]
    : [`${start}>`, ...lines.map((line) => `      ${line}`), '    </testcase>'];
}

const ENTITIES = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
]);

/** The text as the value of an attribute, without characters that XML refuses. */
function escaped(text: string): string {
  return visible(text, LONGEST).replace(/[&<>"]/g, (character) => ENTITIES.get(character) ?? character);
}
