import { counted, inline } from '../../contract/text.ts';
import { nameList } from '../wording.ts';
import type { Sentences } from './sentences.ts';

/** Findings about what the rates rest on: who judged, what was read, what was taken out. */
export const evidenceMessages = {
  'judge-unanswered': ({ asked, missing, reasons, advice }: Unanswered): Sentences => ({
    what: `${missing} of ${counted(asked, 'question')} for a judge ${missing === 1 ? 'has' : 'have'} no answer: ${reasons.length === 1 ? reasons[0]?.[0] : reasons.map(reasonText).join('; ')}`,
    expected: 'an answer: a trial that needs one and was not answered before has no verdict of its rubric',
    next: advice,
  }),

  'answers-lacking': ({ trials, run, kept }: Lacking): Sentences => ({
    what: `${counted(trials, 'trial')} of \`${run}\` without a verdict, for want of a judge's answer: ${kept ?? 'nobody is asked here'}`,
    next:
      kept === undefined
        ? 'Name a bundle that `agent-gate gate --out` wrote: the gate asks, and its bundle keeps the answers'
        : 'See why, run the gate again, and name its new bundle',
  }),

  'answers-given': ({ file }: { readonly file: string }): Sentences => ({
    what: `What stands in \`${file}\` of this run's answers was not asked of the judge: the workflow names that file, and may write it`,
    next: 'Look at what writes it; a pull request that brings the file, or changes the workflow, answers for the judge',
  }),

  'answers-unread': ({ reason }: { readonly reason: string }): Sentences => ({
    what: 'Not all kept answers of the judge could be read, so they were asked for again where they were needed',
    actual: reason,
    next: 'Delete the file of `answers`, in the cache of the workflow too',
  }),

  'answers-unkept': ({ reason }: { readonly reason: string }): Sentences => ({
    what: 'Not all answers of the judge could be kept, so they will be asked for again',
    actual: reason,
    next: 'See where the file of `answers` lies',
  }),

  'secrets-replaced': ({ shapes }: { readonly shapes: readonly (readonly [string, number])[] }): Sentences => {
    const total = shapes.reduce((sum, [, count]) => sum + count, 0);
    const were = total === 1 ? 'value that looks like a secret was' : 'values that look like secrets were';
    return {
      what: `${total} ${were} replaced (${shapes.map(([shape, count]) => `${shape} ${count}`).join(', ')})`,
      next: 'Revoke and renew them, since they stood in the results file, and let the harness write no secrets',
    };
  },

  'secret-not-set': ({ names }: Names): Sentences => ({
    what: `${secretsNamed(names)} is not set in this step, so its value was replaced nowhere`,
    next: 'Hand it to the step with `env:`; runs of forks get no secrets',
  }),

  'secret-too-short': ({ names }: Names): Sentences => ({
    what: `${secretsNamed(names)} is so short that it would tear up ordinary words, so it was replaced nowhere`,
    next: 'A secret has at least 6 characters',
  }),

  'redaction-unmatched': ({ path, suggestion }: Unmatched): Sentences => ({
    what: `The policy's \`redact\` names \`${path}\`, which no trial of this run has: nothing was taken out there`,
    next:
      suggestion === null ? 'Mend the path, or take it out of the policy' : `Did you mean \`${inline(suggestion)}\`?`,
  }),
};

interface Unanswered {
  readonly asked: number;
  readonly missing: number;
  /** The most frequent reasons, each with how often it was given. */
  readonly reasons: readonly (readonly [string, number])[];
  /** What helps against the first of them. */
  readonly advice: string;
}

interface Lacking {
  readonly trials: number;
  readonly run: string;
  /** What a bundle says of why; left out for results, about which nobody was asked before. */
  readonly kept?: string;
}

interface Unmatched {
  readonly path: string;
  readonly suggestion: string | null;
}

/** Environment variables. */
interface Names {
  readonly names: readonly string[];
}

function reasonText([reason, times]: readonly [string, number]): string {
  return times === 1 ? reason : `${reason} (${times} times)`;
}

function secretsNamed(names: readonly string[]): string {
  const some = names.length === 1 ? 'The secret' : `Each of ${counted(names.length, 'secret')}`;
  return `${some} of the policy's \`secrets_from\` (${nameList(names)})`;
}
