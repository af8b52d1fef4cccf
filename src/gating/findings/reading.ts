import type { Report } from '../../../schemas/types/report.ts';
import { byText, inline } from '../../contract/text.ts';
import { SHORTEST_SECRET } from '../../suite/redaction/secrets.ts';
import { nameList } from '../wording.ts';
import { type FindingData, type FindingRows, type Has, makerOf, type Sentences } from './finding.ts';

export const readingRows = {
  'secrets-replaced': {
    effect: 'notice',
    message: ({ shapes }: { readonly shapes: readonly (readonly [string, number])[] }): Sentences => {
      const total = shapes.reduce((sum, [, count]) => sum + count, 0);
      const were = total === 1 ? 'value that looks like a secret was' : 'values that look like secrets were';
      return {
        what: `${total} ${were} replaced (${shapes.map(([shape, count]) => `${shape} ${count}`).join(', ')})`,
        next: 'Rotate them: they were in the results file. Keep secrets out of what the harness writes',
      };
    },
  },

  'secret-not-redacted': {
    effect: 'notice',
    message: ({ names }: Has<'names'>): Sentences => ({
      what: `Not redacted, because not set in this step or shorter than ${SHORTEST_SECRET} characters: ${nameList(names)} of the policy's \`secrets_from\``,
      next: 'Pass each to the step with `env:`; forks get no secrets',
    }),
  },

  'redaction-unmatched': {
    effect: 'warn',
    message: ({ path }: { readonly path: string }): Sentences => ({
      what: `The policy's \`redact\` names \`${path}\`, which no trial of this run has: nothing was redacted there`,
      next: 'Fix the path, or remove it from the policy',
    }),
  },

  'config-not-read': {
    effect: 'warn',
    message: ({ names }: Has<'names'>): Sentences => ({
      what: `Not read: ${nameList(names)}. Unless they are named, the policy is \`.github/agent-gate.yml\`, and rubrics are \`rubrics/*.yml\``,
      next: 'Move them there, or name them in the inputs `policy` and `rubrics`',
    }),
  },

  'mapping-unverified': {
    effect: 'notice',
    message: ({ mapping }: { readonly mapping: string }): Sentences => ({
      what: `The shipped mapping \`${mapping}\` was never tried on a file that its tool wrote`,
      next: 'Compare the counts with what the tool itself reports',
    }),
  },

  'selector-finds-nothing': {
    effect: 'warn',
    message: ({ part, selector }: { readonly part: string; readonly selector: string }): Sentences => ({
      what: `The mapping's selector \`${inline(selector)}\` of \`${inline(part)}\` finds nothing in any record`,
      next: 'See what the records hold with `agent-gate inspect`, then fix or remove it',
    }),
  },
} satisfies FindingRows;

export const readingFinding = makerOf(readingRows);

/** The finding that secrets were replaced in the candidate's results: how many of each shape, but no values. */
export function replacedSecrets({ redacted }: Report): readonly FindingData[] {
  const shapes = Object.entries(redacted ?? {}).sort(([a], [b]) => byText(a, b));
  return shapes.some(([, count]) => count > 0) ? [readingFinding('secrets-replaced', { shapes })] : [];
}
