import type { ProblemList } from './problem-list.ts';
import type { RubricFile } from './rubric-file.ts';

/** Keys that say of which kind a node is; the last three are refused where the rubric itself has them. */
const KINDS = ['criteria', 'rules', 'tree', 'lookup', 'each', 'formula', 'pass_when', 'fail_when', 'use'] as const;
/** Keys of the rubric's own node that are compiled as a whole; the parts of all others are looked at one by one. */
const WHOLE: ReadonlySet<string> = new Set([
  ...KINDS.filter((kind) => kind !== 'criteria'),
  'combine',
  'weights',
  'threshold',
  'severity',
  'calibration',
  'when',
  'otherwise',
]);

/**
 * The rubric without those keys of its own node in which the schema found problems, so that the rest can be compiled and
 * shows its own problems. A rubric that would then be of no kind gets one.
 */
export function soundKeys(file: RubricFile, problems: ProblemList): RubricFile {
  const isSound = ([key]: readonly [string, unknown]): boolean => !WHOLE.has(key) || problems.isSound(`/${key}`);
  const sound = Object.fromEntries(Object.entries(file).filter(isSound)) as RubricFile;
  const lostItsKind =
    KINDS.some((kind) => Object.hasOwn(file, kind)) && !KINDS.some((kind) => Object.hasOwn(sound, kind));
  return lostItsKind ? { ...sound, formula: '1' } : sound;
}
