import type { MetaFile, RubricFile } from '../../schemas/types/rubric.ts';
import type { ProblemList } from './problem-list.ts';

/** What names a rubric. */
interface Header {
  /** Kebab-case id. */
  readonly id: string;
  readonly version: string;
  readonly metric: string;
}

const OWN_KEYS = ['rubric', 'version', 'metric'] as const;
/** Longest name of a metric. */
const METRIC_LIMIT = 32;

/** The header of a rubric: `rubric`, `version` and `metric`, or `meta` in their place; neither or both is a problem. */
export function readHeader(file: RubricFile, problems: ProblemList): Header {
  if (file.meta === undefined) return ownHeader(file, problems);
  for (const key of OWN_KEYS.filter((own) => file[own] !== undefined)) {
    const what = `\`meta\` stands in place of \`rubric\`, \`version\` and \`metric\``;
    problems.add(`/${key}`, { code: 'two-headers', what, fix: `Leave \`meta\` or \`${key}\` out` });
  }
  return metaHeader(file.meta, problems);
}

function ownHeader(file: RubricFile, problems: ProblemList): Header {
  for (const key of OWN_KEYS.filter((own) => file[own] === undefined)) {
    const fix = 'A rubric begins with `rubric`, `version` and `metric`, or with `meta`';
    problems.add('', { code: 'missing-key', what: `\`${key}\` is missing`, fix });
  }
  return { id: file.rubric ?? '', version: file.version ?? '', metric: file.metric ?? '' };
}

function metaHeader({ name, version, metric }: MetaFile, problems: ProblemList): Header {
  if (metric === undefined && name.length > METRIC_LIMIT) {
    const what = `\`name\` is too long for a metric`;
    const expected = `at most ${METRIC_LIMIT} characters`;
    problems.add('/meta/name', { code: 'bad-value', what, expected, fix: 'Add a `metric` to `meta`' });
  }
  return { id: name.replaceAll('_', '-'), version, metric: metric ?? name };
}
