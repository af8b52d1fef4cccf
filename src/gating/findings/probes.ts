import type { ProbeComparison } from '../../../schemas/types/decision.ts';
import { counted } from '../../contract/text.ts';
import type { GateContext } from '../context.ts';
import { nameList } from '../wording.ts';
import { type FindingData, type FindingRows, type Has, makerOf, type Sentences, type Subject } from './finding.ts';

/** Findings about probes of the suite: scenarios that prove nothing, or of which that is not known. */
export const probeRows = {
  'proves-nothing': {
    effect: ['warn', 'notice'],
    message: ({ arm, must, contrary, effect }: OfProbe & Has<'effect'>): Sentences => ({
      what: `${counted(contrary.length, 'scenario')} prove${contrary.length === 1 ? 's' : ''} nothing: \`${arm}\` must ${must}, and on main it ${must === 'fail' ? 'passes' : 'fails'} ${nameList(contrary)}`,
      next:
        effect === 'notice'
          ? `Until main shows otherwise, ${contrary.length === 1 ? 'it counts' : 'they count'} as waived`
          : `Correct what ${contrary.length === 1 ? 'it checks' : 'they check'}, or set \`effect: exclude\`, under which ${contrary.length === 1 ? 'it does' : 'they do'} not gate`,
    }),
  },

  'probe-unknown': {
    effect: 'notice',
    message: ({ arm, unknown }: OfProbe): Sentences => ({
      what: `\`${arm}\` has no verdict on ${counted(unknown.length, 'scenario')}: ${nameList(unknown)}`,
      next: 'They gate until a run of main has trials of it: a new or changed scenario is asked there, not in the pull request',
    }),
  },
} satisfies FindingRows;

const probeFinding = makerOf(probeRows);

type OfProbe = Omit<ProbeComparison, 'effect'>;

/** For each probe, the scenarios that prove nothing, and those without a verdict. */
export function probeFindings({ probes }: GateContext): readonly FindingData[] {
  return probes.compared.flatMap(({ effect: rule, ...probe }) => {
    const subject: Subject = { kind: 'arm', name: probe.arm };
    const effect = rule === 'exclude' ? 'notice' : 'warn';
    return [
      ...(probe.contrary.length > 0 ? [probeFinding('proves-nothing', { ...probe, effect, subject })] : []),
      ...(probe.unknown.length > 0 ? [probeFinding('probe-unknown', { ...probe, subject })] : []),
    ];
  });
}
