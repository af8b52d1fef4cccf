import { stringify } from 'yaml';
import { defined } from '../../contract/json.ts';
import type { GateInputs } from '../../reporting/commands.ts';
import { selectionText } from '../../suite/select-trials.ts';

/**
 * Returns the shipped workflow with this default branch, these inputs of the gate, and a harness that writes a file which the first
 * pattern matches (none if no plain name would match), and fresh trials in the same form. Everything else stays unchanged.
 * @param shipped text of the shipped workflow
 */
export function draftWorkflow(shipped: string, inputs: GateInputs, branch: string): string {
  const branches = stringify([branch], { collectionStyle: 'flow', flowCollectionPadding: false }).trimEnd();
  const [, ...lines] = gateStepLines(inputs);
  const step = lines.map((line) => `        ${line}\n`).join('');
  const [pattern = ''] = inputs.results;
  const file = pattern.replaceAll('**/', '').replace(/\*+/g, 'booking');
  const out = /^[\w./-]+$/.test(file) ? ` --out ${file}` : '';
  const ending = /\.\w+(?:\.gz)?$/.exec(file)?.[0] ?? '.jsonl';
  return shipped
    .replace('branches: [main]', () => `branches: ${branches}`)
    .replace(/^ {10}results: .*\n/gm, () => step)
    .replace(' --out results/booking.jsonl', () => out)
    .replace(/(confirm-results\/(?:\$2|\{round\}))\.jsonl/g, `$1${ending}`);
}

/** The `with` inputs of the gate's step as lines of YAML, without defaults. */
export function gateStepLines({ results, mapping, select }: GateInputs): readonly string[] {
  const selected = select.length === 0 ? undefined : listed(select.map(selectionText));
  const inputs = { results: listed(results), mapping: mapping ?? undefined, select: selected };
  return stringify({ with: defined(inputs) }, { lineWidth: 0 })
    .trimEnd()
    .split('\n');
}

/** One value per line, as the action reads lists. */
function listed(values: readonly string[]): string {
  return values.length === 1 ? values.join() : values.map((value) => `${value}\n`).join('');
}
