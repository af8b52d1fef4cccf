import { init } from '../init/init-command.ts';
import { playground } from '../playground/playground-command.ts';
import { report } from '../report/report-command.ts';
import { backtest } from './backtest.ts';
import { baselineFile } from './baseline-file.ts';
import { brief } from './brief.ts';
import type { Command } from './command.ts';
import { demo } from './demo.ts';
import { explain } from './explain.ts';
import { inspect } from './inspect.ts';
import { judgeCheck } from './judge-check.ts';
import { label } from './label.ts';
import { lint } from './lint.ts';
import { noise } from './noise.ts';
import { replay, verify } from './replay.ts';
import { test } from './test-rubrics.ts';

export { usageOf } from './help.ts';

/** Every command but `gate`, which loads alone for a fast start. */
export const COMMANDS: ReadonlyMap<string, Command> = new Map([
  ['backtest', backtest],
  ['baseline-file', baselineFile],
  ['brief', brief],
  ['demo', demo],
  ['explain', explain],
  ['init', init],
  ['inspect', inspect],
  ['judge-check', judgeCheck],
  ['label', label],
  ['lint', lint],
  ['noise', noise],
  ['playground', playground],
  ['replay', replay],
  ['report', report],
  ['test', test],
  ['verify', verify],
]);
