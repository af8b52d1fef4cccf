import { type Problem, UserError } from '../errors.ts';
import type { Rubric } from '../rubric/rubric.ts';
import { NOTHING_MORE, type RedactionRules, startRedaction } from '../suite/redaction/redaction.ts';
import type { Rulers } from './ruler/rulers.ts';

/** Names stand in every report. @throws UserError for those of rubrics, metrics and criteria that a known secret is a part of */
export function refuseSecretNames(rulers: Rulers, { secrets }: Pick<RedactionRules, 'secrets'>): void {
  const { text: redact } = startRedaction({ ...NOTHING_MORE, secrets });
  const rubrics = [...rulers.deciding.rubrics, ...(rulers.own?.rubrics ?? [])];
  const shown = new Set(rubrics.flatMap(namesOf).flatMap((name) => (redact(name) === name ? [] : [redact(name)])));
  if (shown.size === 0) return;
  throw new UserError([...shown].map((name): Problem => secretName(name)));
}

function namesOf({ id, metric, criteria }: Rubric): readonly string[] {
  return [id, metric, ...criteria.map(({ key }) => key)];
}

function secretName(name: string): Problem {
  return {
    code: 'secret-name',
    what: `the name \`${name}\` of a rubric, metric or criterion holds a value that is known as secret`,
    fix: 'Rename it, or use another secret: one that is a word of every report cannot be kept out of it',
  };
}
