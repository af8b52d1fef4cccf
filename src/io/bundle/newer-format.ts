import { memberOf } from '../../contract/json-object.ts';
import { UserError } from '../../errors.ts';

/** Refuses what says that it is of a format after the first, which only a newer version can read. @throws UserError */
export function refuseNewer(value: unknown, label: string, what: 'bundle' | 'baseline file'): void {
  const schema = memberOf(value, 'schema');
  if (typeof schema !== 'number' || schema <= 1) return;
  throw new UserError({
    code: `${what.replace(' ', '-')}-too-new`,
    what: `the ${what} was written by a newer Agent Gate`,
    where: { file: label },
    expected: 'format 1',
    found: `format ${schema}`,
    fix: 'Use the same or a newer version here',
  });
}
