import { openWhole, reportOfBundle } from '../io/bundle/read.ts';
import { decisionOfBundle } from '../io/bundle/stored-decision.ts';
import { renderBrief } from '../reporting/brief.ts';
import { type Command, parseWords } from './command.ts';
import { onlyBundle } from './verify.ts';

/** `agent-gate brief`. @throws UserError for a malformed command line, and for a damaged bundle */
export const brief: Command = (words, { root }) => {
  const name = onlyBundle(parseWords(words, {}, { positionals: true }).positionals);
  const bundle = openWhole(name, root);
  return { text: renderBrief(decisionOfBundle(bundle), reportOfBundle(bundle), name), exitCode: 0 };
};
