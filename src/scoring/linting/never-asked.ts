import type { LintFinding } from './lint-finding.ts';
import { governedParts, type LintSource } from './lint-source.ts';

/** Questions for a judge that the model of the policy cannot be asked: nothing says what it would see. */
export function neverAsked({ value, placeOf, asksModel }: LintSource): readonly LintFinding[] {
  if (!asksModel) return [];
  const unseen = governedParts(value).filter(({ file }) => file.judge !== undefined && file.sees === undefined);
  return unseen.map(({ name, pointer }) => ({
    level: 'advice',
    code: 'never-asked',
    what: `\`${name}\` has no \`sees\`, so that the model of the policy is never asked`,
    next: 'Say under `sees` what it is to be shown, or leave it where every trial records the answer',
    where: placeOf(`${pointer}/judge`),
  }));
}
