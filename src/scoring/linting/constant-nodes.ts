import type { LintFinding } from '../../../schemas/types/lint.ts';
import type { NodeCoverage } from '../../../schemas/types/rubric-test-run.ts';
import { counted } from '../../contract/text.ts';
import { ANY_KEY } from '../testing/scored-case.ts';
import { governedParts, type LintSource } from './lint-source.ts';

/** Finds nodes with the same answer for every stored trial of main: they do not separate good trials from bad ones. */
export function constantNodes({ value, placeOf, seen }: LintSource): readonly LintFinding[] {
  if (seen === null) return [];
  const parts = governedParts(value);
  return seen.flatMap((node): readonly LintFinding[] => {
    const answer = constantAnswer(node);
    const part = parts.find(({ name }) => name === node.path);
    if (answer === undefined || part === undefined) return [];
    return [
      {
        level: 'advice',
        code: answer.code,
        what: `${part.kind} \`${part.name}\` ${answer.what} in main's stored trials`,
        next: 'Check that the suite exercises it and that the harness records the facts it reads',
        where: placeOf(part.pointer),
      },
    ];
  });
}

const FEWEST_ANSWERS = 5;

/** The constant answer of a node: a rule fires or does not fire, any other node passes or fails. */
function constantAnswer({ path, kind, takesAway, passed, failed }: NodeCoverage) {
  if (passed > 0 && failed > 0) return undefined;
  if (passed === 0 && failed === 0) return { code: 'never-asked', what: 'never applied' };
  const count = passed + failed;
  if (count < FEWEST_ANSWERS) return undefined;
  const asked = path.includes(ANY_KEY) ? `asked ${counted(count, 'time')}` : counted(count, 'trial');
  if (kind === 'rule') {
    const fired = passed > 0 !== takesAway;
    return fired
      ? { code: 'always-fired', what: `fired every time (${asked})` }
      : { code: 'never-fired', what: `never fired (${asked})` };
  }
  return passed > 0
    ? { code: 'always-passed', what: `always passed (${asked})` }
    : { code: 'never-passed', what: `never passed (${asked})` };
}
