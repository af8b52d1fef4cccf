import type { Decision, Relaxation } from '../../../schemas/types/decision.ts';
import { addTo } from '../../contract/numbers.ts';
import { counted } from '../../contract/text.ts';
import type { ResolvedPolicy } from '../policy/resolve-policy.ts';
import { allOf, nameList, someOf } from '../wording.ts';
import { type FindingData, type FindingRows, type Has, makerOf, type Sentences } from './finding.ts';

export const configRows = {
  'base-config-missing': {
    effect: 'notice',
    message: ({ label, missing }: Has<'label'> & { readonly missing: readonly string[] }): Sentences => ({
      what: `${label} has no ${allOf(missing)} at this run's paths, so this run's own is used`,
      next: "After the merge the base branch's config decides",
    }),
  },

  'base-untrusted': {
    effect: 'notice',
    message: ({ branch, label }: Has<'label'> & { readonly branch: string }): Sentences => ({
      what: `The base branch \`${branch}\` is neither the default branch nor protected, so the config of ${label} decides, and this run is compared with ${label}`,
      next: `For a release branch: protect it, or name it under \`baseline.branches\` in the policy of ${label}`,
    }),
  },

  'base-config-unreadable': {
    effect: ['invalid', 'warn'],
    message: ({
      label,
      decidedBy,
      reason,
    }: Has<'label'> & Partial<Has<'reason'>> & { readonly decidedBy: string }): Sentences =>
      reason === undefined
        ? {
            what: `No token: the config of ${label} was not read, and that of ${decidedBy} decides`,
            next: 'Leave the input `token` at its default',
          }
        : {
            what: `The config of ${label} cannot be used, so that of ${decidedBy} decides`,
            actual: reason,
            next: "Review this run's config changes; fix the config on the base branch, or give the token `contents: read`",
          },
  },

  'config-paths-changed': {
    effect: 'notice',
    message: ({ label }: Has<'label'>): Sentences => ({
      what: `This run uses different config paths from main's latest run, so the config stored with that run was applied (${label})`,
      next: "Review the config changes; this run's paths apply once main has run after the merge",
    }),
  },

  'policy-elsewhere': {
    effect: 'warn',
    message: ({ file, usual }: { readonly file: string; readonly usual: string }): Sentences => ({
      what: `The policy is \`${file}\`, which the input \`policy\` names; the base branch has \`${usual}\`, and no run of main shows which one belongs to this suite`,
      next: 'Check which policy belongs to this suite; once main has run, its config decides',
    }),
  },

  'suite-new': {
    effect: 'warn',
    message: ({ suite, known }: { readonly suite: string; readonly known: readonly string[] }): Sentences => ({
      what: `Main has no baseline of the suite \`${suite}\`, so nothing is compared; ${known.length === 0 ? 'its other suites are unknown' : `it has ${nameList(known)}`}`,
      next: 'New suite: ignore this. Renamed: restore its old name, or point `policy` to its file',
    }),
  },

  'gate-relaxed': {
    effect: ['block', 'warn'],
    shownIn: 'section',
    message: ({ effect, places, label, isUnread }: Relaxed): Sentences => {
      const what = relaxedText(places);
      if (label !== undefined)
        return {
          what,
          expected: `the label \`${label}\``,
          actual: isUnread ? 'GitHub did not return the labels: give the job `pull-requests: read`' : undefined,
          next: `Undo it, or have a reviewer add the label \`${label}\` and run again`,
        };
      if (effect === 'block') return { what, next: "Undo it: the base branch's policy allows no relaxation" };
      return { what, next: 'Review each: it applies after the merge' };
    },
  },

  'gate-relaxed-accepted': {
    effect: 'notice',
    message: ({ places, label }: Pick<Relaxed, 'places'> & { readonly label: string }): Sentences => ({
      what: `${relaxedText(places)}; the label \`${label}\` accepts that`,
    }),
  },

  'head-config-stricter': {
    effect: 'warn',
    message: ({ headline }: { readonly headline: string }): Sentences => ({
      what: `After the merge this run's own config decides, and it would stop this run: ${headline}`,
    }),
  },
} satisfies FindingRows;

export const configFinding = makerOf(configRows);

/** Exit codes: passed, held as inconclusive, failed, invalid. */
const MILDEST_FIRST: readonly Decision['exit_code'][] = [0, 2, 1, 3];

/** The finding that the head config decides more strictly: after the merge it applies to every run. @param byHead its decision */
export function stricterHead(decided: Decision, byHead: Decision): readonly FindingData[] {
  if (MILDEST_FIRST.indexOf(byHead.exit_code) <= MILDEST_FIRST.indexOf(decided.exit_code)) return [];
  return [configFinding('head-config-stricter', { headline: byHead.headline })];
}

/** The finding about a relaxed gate, by the base policy. @param labels of the pull request, in any case; null if they could not be read */
export function relaxationFindings(
  relaxed: readonly Relaxation[],
  { relaxation: { effect, label } }: Pick<ResolvedPolicy, 'relaxation'>,
  labels: readonly string[] | null,
): readonly FindingData[] {
  if (relaxed.length === 0) return [];
  const counts = new Map<string, number>();
  for (const { subject } of relaxed) addTo(counts, subject);
  const places = Array.from(counts, ([subject, count]) => ({ subject, count }));
  if (effect === 'show') return [configFinding('gate-relaxed', { effect: 'warn', places })];
  if (label === null) return [configFinding('gate-relaxed', { effect: 'block', places })];
  if (isAcceptedByLabel({ effect, label }, labels)) return [configFinding('gate-relaxed-accepted', { places, label })];
  return [configFinding('gate-relaxed', { effect: 'block', places, label, isUnread: labels === null })];
}

/** Whether the pull request carries the label by which the base policy accepts a relaxed gate. */
export function isAcceptedByLabel(
  { effect, label }: ResolvedPolicy['relaxation'],
  labels: readonly string[] | null,
): boolean {
  if (effect !== 'label' || label === null || labels === null) return false;
  return labels.some((name) => name.toLowerCase() === label.toLowerCase());
}

interface Relaxed extends Has<'effect'> {
  /** What is relaxed, in display order, and in how many places. */
  readonly places: readonly { readonly subject: string; readonly count: number }[];
  /** The label that accepts it under the base policy; undefined if there is none. */
  readonly label?: string;
  readonly isUnread?: boolean;
}

function relaxedText(places: Relaxed['places']): string {
  const total = places.reduce((sum, { count }) => sum + count, 0);
  const names = places.map(({ subject, count }) => (count === 1 ? `\`${subject}\`` : `\`${subject}\` (${count})`));
  return `This pull request relaxes its own gate in ${counted(total, 'place')}: ${someOf(names, 3)}`;
}
