import { isRecord } from '../../contract/json-object.ts';
import { memberPointer } from '../../contract/json-pointer.ts';
import { derivedNeed } from '../../rubric/references/field-path.ts';
import { stepNeed } from '../../rubric/references/named-step.ts';
import type { LintFinding } from './lint-finding.ts';
import type { LintSource } from './lint-source.ts';

/** What a rubric names for itself, and how a reference to it is noted. Nodes beside the score are reported each, so none is unused. */
const SORTS = [
  { section: 'steps', kind: 'step', need: stepNeed },
  { section: 'derive', kind: 'derived fact', need: derivedNeed },
] as const;

/** Named steps and derived facts that nothing in the rubric refers to. */
export function unusedNames({ value, placeOf, rubric }: LintSource): readonly LintFinding[] {
  if (rubric === null) return [];
  return SORTS.flatMap(({ section, kind, need }) => {
    const named = value[section];
    const names = Object.keys(isRecord(named) ? named : {}).filter((name) => !rubric.refersTo.has(need(name)));
    return names.map(
      (name): LintFinding => ({
        level: 'advice',
        code: 'unused-name',
        what: `nothing in the rubric refers to the ${kind} \`${name}\``,
        next: 'Take it out, or look whether something was to refer to it',
        where: placeOf(memberPointer(`/${section}`, name)),
      }),
    );
  });
}
