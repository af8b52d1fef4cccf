import type { Requirement } from '../../schemas/types/policy.ts';
import type { JsonObject } from '../contract/json.ts';
import { parseYamlDocument } from '../contract/yaml-document.ts';
import { describeProblems, unlessMistaken } from '../errors.ts';
import type { FindingData, Has } from '../gating/findings/finding.ts';
import { oneOfEach } from '../gating/findings/finding-list.ts';
import { rubricFinding } from '../gating/findings/rubrics.ts';
import type { Config } from '../io/config.ts';
import type { TextFile } from '../io/files.ts';
import { readCases } from '../io/rubric-files.ts';
import { compileDocument } from '../rubric/load-rubric.ts';
import { lintRubric } from '../scoring/linting/lint-rubric.ts';
import { examineRubric } from '../scoring/testing/examine-rubric.ts';
import type { Configs } from './configs.ts';

/** How to check the rubrics of a run. */
interface RubricChecks {
  /** Root of the paths of the run's rubrics and their cases. */
  readonly root: string;
  /** The day of the decision. */
  readonly today: string;
  /** Whether the input `rubric-tests` requires tests even if no policy does. */
  readonly isAsked: boolean;
  /** Cases of the base's rubrics by rubric file; null for a rubric without cases. Rubrics without an entry are not tested. */
  readonly casesOfBase: ReadonlyMap<string, TextFile | null>;
}

/**
 * Tests and lints the rubrics of the run, and the base's rubrics that it changes, as required by the policies. A failed requirement of the
 * base policy blocks for the run's rubrics and warns for the base's rubrics; a requirement of only the run's policy warns.
 */
export function checkRubrics(head: Config, { base, decidedBy }: Configs, checks: RubricChecks): readonly FindingData[] {
  const { root, today, isAsked, casesOfBase } = checks;
  const required = [...new Set<Requirement>([...base.policy.rubrics.require, ...(isAsked ? ['tests' as const] : [])])];
  const later = head.policy.rubrics.require.filter((requirement) => !required.includes(requirement));
  const texts = new Set(head.texts.rubrics.map(({ text }) => text));
  const changed = base.texts.rubrics.filter(({ text }) => !texts.has(text));
  const check = (rubrics: readonly TextFile[], side: Omit<Side, 'today'>) =>
    rubrics.flatMap((rubric) => {
      const isChecked = !rubric.shipped && side.require.length > 0;
      return isChecked ? checkRubric(rubric, { ...side, today }) : [];
    });
  const mine = { label: null, casesOf: (file: string) => readCases(file, root) };
  return [
    ...check(head.texts.rubrics, { ...mine, require: required, effect: 'block' }),
    ...check(head.texts.rubrics, { ...mine, require: later, effect: 'warn' }),
    ...check(changed, {
      label: decidedBy,
      casesOf: (file) => casesOfBase.get(file),
      require: required,
      effect: 'warn',
    }),
  ];
}

/** The origin of the checked rubrics, and their requirements. */
interface Side {
  /** Display name of the origin; null for the run's own rubrics. */
  readonly label: string | null;
  readonly require: readonly Requirement[];
  readonly effect: 'block' | 'warn';
  readonly today: string;
  /** The cases of a rubric; undefined if not known. */
  casesOf(file: string): TextFile | null | undefined;
}

function checkRubric(rubric: TextFile, side: Side): readonly FindingData[] {
  const { require, today, label, effect } = side;
  const document = parseYamlDocument(rubric.file, rubric.text);
  const compiled = compileDocument(document);
  const about = { subject: { kind: 'rubric', name: compiled.id }, label } as const;
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
  return hasTests ? [...testsOf(rubric, side, { effect, ...about }), ...findings] : findings;
}

type About = Has<'subject'> & Pick<Side, 'effect' | 'label'>;

function testsOf(rubric: TextFile, { casesOf }: Side, about: About): readonly FindingData[] {
  return unlessMistaken(
    () => {
      const test = casesOf(rubric.file);
      if (test === undefined) return [];
      if (test === null) return [rubricFinding('rubric-untested', { ...about, place: { file: rubric.file } })];
      const [first, ...others] = examineRubric({ rubric, test }).mismatches;
      if (first === undefined) return [];
      return [rubricFinding('rubric-tests-failed', { ...about, place: first.where, first, more: others.length })];
    },
    (mistake) => [rubricFinding('rubric-untested', { ...about, reason: describeProblems(mistake) })],
  );
}
