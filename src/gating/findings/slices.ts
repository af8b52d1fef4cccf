import { counted } from '../../contract/text.ts';
import type { GateContext } from '../context.ts';
import { isWorthALook, type SliceChange } from '../slices.ts';
import { percents, pValue, someOf } from '../wording.ts';
import { type FindingData, type FindingRows, makerOf, type Sentences } from './finding.ts';

/** Findings about slices: groups of scenarios that share a tag, or a value of a fact. */
export const sliceRows = {
  'slice-dropped': {
    effect: 'block',
    isWorseThanMain: true,
    message: ({ changes }: OfSlices): Sentences => ({
      what: `A part of the suite fell: ${changesText(changes)}`,
      expected: 'no slice below main by its tolerance or more',
      next: NEXT,
    }),
  },

  'slice-may-have-dropped': {
    effect: ['warn', 'notice'],
    holds: 'in doubt',
    message: ({ changes }: OfSlices): Sentences => ({ what: `Worth a look: ${changesText(changes)}`, next: NEXT }),
  },
} satisfies FindingRows;

const sliceFinding = makerOf(sliceRows);

interface OfSlices {
  readonly changes: readonly SliceChange[];
}

const NEXT = 'Look at the scenarios of the slice that scored less than on main';

export function sliceFindings({ policy, slices, sliceFell }: GateContext): readonly FindingData[] {
  const changes = slices.changes.filter(({ adjustedP }) => isWorthALook(adjustedP));
  const effect = policy.on_inconclusive === 'pass' ? 'notice' : 'warn';
  if (sliceFell) return [sliceFinding('slice-dropped', { changes })];
  return changes.length > 0 ? [sliceFinding('slice-may-have-dropped', { effect, changes })] : [];
}

function changesText(changes: readonly SliceChange[]): string {
  return someOf(changes.map(changeText), 3);
}

/** `\`refunds\` 95 -> 45 % of TCR, 5 scenarios, p = 0.003`. */
function changeText({ slice, rate, ids, candidate, baseline, adjustedP }: SliceChange): string {
  const values = percents(baseline, candidate).join(' -> ');
  return `\`${slice}\` ${rate.name} ${values} (${counted(ids.length, 'scenario')}, p ${adjustedP < 0.001 ? 'below 0.001' : `= ${pValue(adjustedP)}`})`;
}
