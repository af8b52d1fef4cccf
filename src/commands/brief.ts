import type { Decision } from '../../schemas/types/decision.ts';
import type { Report } from '../../schemas/types/report.ts';
import { openWhole } from '../io/bundle/read.ts';
import { renderBrief } from '../reporting/brief.ts';
import { type Command, parseWords } from './command.ts';
import { onlyBundle } from './verify.ts';

/** `agent-gate brief`. @throws UserError for a malformed command line, and for a damaged bundle */
export const brief: Command = (words, { root }) => {
  const name = onlyBundle(parseWords(words, {}, { positionals: true }).positionals);
  const bundle = openWhole(name, root);
  const [decision, report] = [bundle.json('decision.json') as Decision, bundle.json('report.json') as Report];
  return { text: renderBrief(decision, report, name), exitCode: 0 };
};
