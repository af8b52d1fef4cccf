import { allOf, nameList } from '../wording.ts';
import type { Has, Sentences } from './sentences.ts';

/** Findings about which rubrics, mapping and policy decide. */
export const configMessages = {
  'base-config-missing': ({ label, missing }: Has<'label'> & { readonly missing: readonly string[] }): Sentences => ({
    what: `${label} has no ${allOf(missing)} at this run's paths, so this run's own is used`,
    next: "After the merge the base branch's config decides",
  }),

  'base-config-unreadable': ({
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

  'config-paths-changed': ({ label }: Has<'label'>): Sentences => ({
    what: `This run uses different config paths from main's latest run, so the config stored with that run was applied (${label})`,
    next: "Review the config changes; this run's paths apply once main has run after the merge",
  }),

  'policy-elsewhere': ({ file, usual }: { readonly file: string; readonly usual: string }): Sentences => ({
    what: `The policy is \`${file}\`, which the input \`policy\` names; the base branch has \`${usual}\`, and no run of main shows which one belongs to this suite`,
    next: 'Check which policy belongs to this suite; once main has run, its config decides',
  }),

  'suite-new': ({ suite, known }: { readonly suite: string; readonly known: readonly string[] }): Sentences => ({
    what: `Main has no baseline of the suite \`${suite}\`, so nothing is compared; ${known.length === 0 ? 'its other suites are unknown' : `it has ${nameList(known)}`}`,
    next: 'New suite: ignore this. Renamed: restore its old name, or point `policy` to its file',
  }),
};
