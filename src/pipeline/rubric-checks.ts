import type { Requirement } from '../../schemas/types/policy.ts';
import type { JsonObject } from '../contract/json.ts';
import { parseYamlDocument } from '../contract/yaml-document.ts';
import { describeProblems, unlessMistaken } from '../errors.ts';
import type { FindingData, Has } from '../gating/findings/finding.ts';
import { oneOfEach } from '../gating/findings/finding-list.ts';
import { rubricFinding } from '../gating/findings/rubrics.ts';
import type { Config } from '../io/config.ts';
import type { TextFile } from '../io/files.ts';
import { compileDocument } from '../rubric/load-rubric.ts';
import { lintRubric } from '../scoring/linting/lint-rubric.ts';
import { examineRubric } from '../scoring/testing/examine-rubric.ts';
import type { Configs } from './configs.ts';

/** Reads the cases beside a rubric file; null if there are none. @throws UserError for cases that cannot be read */
export type ReadCases = (rubric: string) => TextFile | null;

interface RubricChecks {
  readonly readCases: ReadCases;
  readonly today: string;
  readonly require: readonly Requirement[];
  readonly effect: 'block' | 'warn';
}

/**
 * Tests and lints the rubrics of a run as the policies require. A requirement of the base policy blocks, one of only the run's policy
 * warns.
 */
export function checkRubrics(
  head: Config,
  { base }: Configs,
  at: Pick<RubricChecks, 'readCases' | 'today'>,
): readonly FindingData[] {
  const { require } = base.policy.rubrics;
  const later = head.policy.rubrics.require.filter((requirement) => !require.includes(requirement));
  const own = head.texts.rubrics.filter(({ shipped }) => !shipped);
  return [
    ...own.flatMap((rubric) => checkRubric(rubric, { ...at, require, effect: 'block' })),
    ...own.flatMap((rubric) => checkRubric(rubric, { ...at, require: later, effect: 'warn' })),
  ];
}

function checkRubric(rubric: TextFile, checks: RubricChecks): readonly FindingData[] {
  const { require, today, effect } = checks;
  if (require.length === 0) return [];
  const document = parseYamlDocument(rubric.file, rubric.text);
  const compiled = compileDocument(document);
  const about = { subject: { kind: 'rubric', name: compiled.id } } as const;
  const value = document.value as JsonObject;
  const source = { value, placeOf: document.placeOf, rubric: compiled, stored: null, seen: null };
  const hasTests = require.includes('tests');
  const linted = lintRubric({ ...source, today, require }).filter(
    ({ level }) => level === 'error' || (hasTests && level === 'warning'),
  );
  const findings = oneOfEach(linted).map((first): FindingData => {
    const { code, level, what: problem, next, where } = first;
    const more = linted.filter((advice) => advice.code === code).length - 1;
    const breaks = (first.breaks ?? []).filter((requirement) => require.includes(requirement));
    const data = { problem, next, more, breaks };
    return rubricFinding('rubric-lint', {
      effect: level === 'error' ? effect : 'warn',
      ...about,
      place: where,
      ...data,
    });
  });
  return hasTests ? [...testsOf(rubric, checks.readCases, { effect, ...about }), ...findings] : findings;
}

type About = Has<'subject'> & Pick<RubricChecks, 'effect'>;

function testsOf(rubric: TextFile, readCases: ReadCases, about: About): readonly FindingData[] {
  return unlessMistaken(
    () => {
      const test = readCases(rubric.file);
      if (test === null) return [rubricFinding('rubric-untested', { ...about, place: { file: rubric.file } })];
      const [first, ...others] = examineRubric({ rubric, test }).mismatches;
      if (first === undefined) return [];
      return [rubricFinding('rubric-tests-failed', { ...about, place: first.where, first, more: others.length })];
    },
    (mistake) => [rubricFinding('rubric-untested', { ...about, reason: describeProblems(mistake) })],
  );
}
