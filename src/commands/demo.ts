import { shippedFile } from '../io/shipped.ts';
import type { Answer, Command, Workplace } from './command.ts';
import { gate } from './gate.ts';

const EXAMPLE = 'examples/tau-bench';

/** `agent-gate demo`: gates the published red example, a regression of a real agent. Always exits with 0. */
export const demo: Command = async (words: readonly string[], workplace: Workplace): Promise<Answer> => {
  const file = (name: string): string => shippedFile(`${EXAMPLE}/${name}`);
  const options = [
    ...['--results', file('results/regressed.json'), '--baseline', file('results/main.json')],
    ...['--rubrics', file('rubrics/*.yml'), '--mapping', 'tau-bench', '--policy', file('agent-gate.yml')],
  ];
  const { text, aside } = await gate([...options, ...words], { ...workplace, root: shippedFile('.') });
  return { text, ...(aside === undefined ? {} : { aside }), exitCode: 0 };
};
