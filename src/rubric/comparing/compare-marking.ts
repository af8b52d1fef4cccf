import { calibrated } from '../nodes/calibration.ts';
import { SEVERITIES } from '../nodes/marking.ts';
import type { CalibrationPoint, NodeFile } from '../written/node-file.ts';
import { hasParts, isPlain, thresholdOf } from '../written/node-traits.ts';
import { changeAt, type Pair, type RubricChange, rewordedAt, type Spot, texts } from './change.ts';

/** A lower score passes; or a threshold comes or goes, which the verdict of the parts may be stricter than. */
export function compareThreshold({ old, now }: Pair<NodeFile>, spot: Spot): readonly RubricChange[] {
  const [before, after] = [thresholdOf(old), thresholdOf(now)];
  if (before === after)
    return [rewordedAt(spot, 'grounds of the threshold', texts({ old: old.threshold, now: now.threshold }))];
  const plain = isPlain(old) && isPlain(now);
  const loosens = before !== null && after !== null ? after < before : !plain || after === 0;
  return [changeAt(spot, 'threshold', texts({ old: before, now: after }), loosens)];
}

/** What does not pass counts for less. */
export function compareSeverity({ old, now }: Pair<NodeFile>, spot: Spot): readonly RubricChange[] {
  const loosens = severities(now).least < severities(old).most;
  return [
    changeAt(spot, 'severity', { old: old.severity ?? 'by default', now: now.severity ?? 'by default' }, loosens),
  ];
}

/** What the severity may come to: a node of parts that names none takes the worst of theirs. */
function severities(file: NodeFile): { readonly least: number; readonly most: number } {
  const own = SEVERITIES.indexOf(file.severity ?? 'medium');
  return file.severity === undefined && hasParts(file)
    ? { least: 0, most: SEVERITIES.length - 1 }
    : { least: own, most: own };
}

/** Whether a node that fails unasked is as bad as any answer that it gave: one of parts may be as bad as the worst of them. */
export function failsAtWorst({ old, now }: Pair<NodeFile>): boolean {
  return SEVERITIES.indexOf(now.severity ?? 'medium') >= severities(old).most;
}

/** Whether a no earns more than what cannot be told: a score above 0, or a pass. */
export function liftsNo(file: NodeFile): boolean {
  return (file.calibration?.[0]?.to ?? 0) > 0 || thresholdOf(file) === 0;
}

/**
 * Both maps are straight between their points, so they are furthest apart at one of them. Where another node's verdict is marked anew by a
 * calibration, whether there is one decides too: then only a full score passes.
 */
export function compareCalibration({ old, now }: Pair<NodeFile>, spot: Spot): readonly RubricChange[] {
  const [before, after] = [old.calibration ?? AS_IT_IS, now.calibration ?? AS_IT_IS];
  const turns = [...before, ...after].map(({ from }) => from);
  const raised = turns.some((score) => calibrated(after, score) > calibrated(before, score) + 1e-12);
  const isTurned = (old.calibration === undefined) !== (now.calibration === undefined);
  const loosens = raised || (isTurned && (now.use ?? now.tree) !== undefined);
  return [
    changeAt(spot, 'calibration', { old: pointsText(old.calibration), now: pointsText(now.calibration) }, loosens),
  ];
}

const AS_IT_IS: readonly CalibrationPoint[] = [
  { from: 0, to: 0 },
  { from: 1, to: 1 },
];

function pointsText(points: readonly CalibrationPoint[] | undefined): string {
  return points?.map(({ from, to }) => `${from} -> ${to}`).join(', ') ?? 'none';
}
