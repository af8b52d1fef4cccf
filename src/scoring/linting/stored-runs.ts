import { counted } from '../../contract/counted.ts';
import type { NodeCoverage } from '../testing/coverage.ts';
import { ANY_KEY } from '../testing/judged-case.ts';
import type { LintFinding } from './lint-finding.ts';
import { governedParts, type LintSource } from './lint-source.ts';

/** Criteria, rules and nodes that said the same of every trial of main: they tell good trials from bad ones in none. */
export function constantParts({ value, placeOf, seen }: LintSource): readonly LintFinding[] {
  if (seen === null) return [];
  const parts = governedParts(value);
  return seen.flatMap((node): readonly LintFinding[] => {
    const said = constantAnswer(node);
    const part = parts.find(({ name }) => name === node.path);
    if (said === undefined || part === undefined) return [];
    return [
      {
        level: 'advice',
        code: said.code,
        what: `${part.kind} \`${part.name}\` ${said.what} in main's stored trials`,
        next: 'See whether the suite tries what it asks, and whether the harness records the facts it reads',
        where: placeOf(part.pointer),
      },
    ];
  });
}

/** The same answer to fewer says little of a criterion. */
const FEWEST = 5;

interface Answer {
  readonly code: string;
  readonly what: string;
}

/** What a rule says is whether it fired; everything else passes or does not. */
function constantAnswer({ path, kind, takesAway, passed, failed }: NodeCoverage): Answer | undefined {
  if (passed > 0 && failed > 0) return undefined;
  if (passed === 0 && failed === 0) return { code: 'never-asked', what: 'never applied' };
  const count = passed + failed;
  if (count < FEWEST) return undefined;
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
