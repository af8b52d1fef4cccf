import { baselineName } from '../../io/github/artifact.ts';
import { type BaselineSearch, searchBaseline } from '../../io/github/baseline/baseline.ts';
import type { BaselineRequest } from '../../io/github/baseline/baseline-attempt.ts';
import { ABSENT } from '../../io/github/baseline/baseline-notes.ts';
import type { GitHubClient } from '../../io/github/client.ts';
import { type BaseReading, isUsualPlace } from '../ruler/branch-ruler.ts';
import type { Rulers } from '../ruler/rulers.ts';
import { suiteOf, UNNAMED_SUITE } from '../suite-name.ts';

/** Main's runs, and the name under which they were found or at last looked for. */
interface SuiteSearch<T> extends BaselineSearch<T> {
  readonly suite: string;
}

/**
 * Under which names main may know the suite, likeliest first. A first policy in the usual place does not say how main has called it till
 * then.
 */
export function namesOnMain({ deciding }: Rulers, reading: BaseReading | null): readonly string[] {
  const stated = suiteOf(deciding);
  const isFirst = reading?.at?.missing.includes('policy') === true && isUsualPlace(reading);
  return isFirst && stated !== UNNAMED_SUITE ? [UNNAMED_SUITE, stated] : [stated];
}

/** Looks under one name after the other, as long as main has no run under it. */
export async function searchSuites<T>(
  client: GitHubClient,
  request: Omit<BaselineRequest<T>, 'name'>,
  [suite = UNNAMED_SUITE, ...others]: readonly string[],
): Promise<SuiteSearch<T>> {
  const search = await searchBaseline(client, { ...request, name: baselineName(suite) });
  const isUnknown = search.found.length === 0 && search.notes.every(({ code }) => code === ABSENT);
  return isUnknown && others.length > 0 ? searchSuites(client, request, others) : { ...search, suite };
}
