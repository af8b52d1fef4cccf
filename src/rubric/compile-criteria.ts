import { type Compiling, neverAsked } from './compiling.ts';
import { compileCondition } from './conditions/compile-condition.ts';
import { TOTAL } from './conditions/condition-subject.ts';
import type { Condition } from './evaluation.ts';
import { isRecord } from './json-value.ts';
import type { ProblemList } from './problem-list.ts';
import type { Criterion } from './rubric.ts';
import type { ConditionFile, CriterionFile, RubricFile } from './rubric-file.ts';

const KEY = /^[a-z][a-z0-9_]{0,63}$/;
const RESERVED = [TOTAL, 'constructor', 'prototype'];

/** Compiles the criteria in the order of the file; those that the schema refused are left out. */
export function compileCriteria(file: RubricFile, problems: ProblemList): readonly Criterion[] {
  if (!isRecord(file.criteria)) return [];
  const entries = Object.entries(file.criteria);
  for (const [key] of entries) checkKey(key, problems);
  const sound = entries.filter(([key]) => problems.isSound(`/criteria/${key}`));
  return sound.map(([key, criterion]) => compileCriterion(key, criterion, { problems, criteria: null }));
}

function checkKey(key: string, problems: ProblemList): void {
  if (KEY.test(key) && !RESERVED.includes(key)) return;
  problems.add(`/criteria/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`, {
    code: 'bad-key',
    what: `\`${key}\` cannot be the key of a criterion`,
    expected: RESERVED.includes(key)
      ? 'a name that is not reserved'
      : 'a small letter, then small letters, digits and _',
  });
}

function compileCriterion(key: string, file: CriterionFile, compiling: Compiling): Criterion {
  const pointer = `/criteria/${key}`;
  const { when, pass_when: passWhen, fail_when: failWhen } = file;
  return {
    key,
    ...(file.question === undefined ? {} : { question: file.question }),
    weight: file.weight,
    severity: file.severity ?? 'medium',
    when: when === undefined ? null : compileCondition(when, `${pointer}/when`, compiling),
    otherwise: checkedOtherwise(file, pointer, compiling),
    condition: onlyCondition(passWhen, failWhen, pointer, compiling),
    passesWhen: passWhen !== undefined,
  };
}

function onlyCondition(
  passWhen: ConditionFile | undefined,
  failWhen: ConditionFile | undefined,
  pointer: string,
  compiling: Compiling,
): Condition {
  const pass = passWhen && compileCondition(passWhen, `${pointer}/pass_when`, compiling);
  const fail = failWhen && compileCondition(failWhen, `${pointer}/fail_when`, compiling);
  if ((pass === undefined) === (fail === undefined)) {
    compiling.problems.add(pointer, {
      code: 'bad-criterion',
      what: 'a criterion has one condition',
      expected: 'exactly one of pass_when, fail_when',
      found: pass === undefined ? 'neither' : 'both',
    });
  }
  return pass ?? fail ?? neverAsked;
}

function checkedOtherwise(file: CriterionFile, pointer: string, { problems }: Compiling) {
  if (file.otherwise !== undefined && file.when === undefined) {
    problems.add(`${pointer}/otherwise`, { code: 'bad-criterion', what: '`otherwise` needs a `when`' });
  }
  return file.otherwise ?? 'skip';
}
