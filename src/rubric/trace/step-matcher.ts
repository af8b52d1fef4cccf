import type { MessageStep, Step, ToolCallStep } from '../../suite/trial.ts';
import { compileRegex } from '../conditions/linear-regex.ts';
import { includesPart } from '../json-value.ts';
import type { StepFile, TextFile } from '../rubric-file.ts';
import { shownValue } from '../shown-value.ts';

/** Says which steps of a trace are meant. */
export interface StepMatcher {
  fits(step: Step): boolean;
  /** For explanations: the matcher as written. */
  readonly shown: string;
}

/** Keys that only a tool call, and keys that only a message can fit. */
const CALL_KEYS = ['tool', 'args', 'result', 'error'] as const;
const MESSAGE_KEYS = ['role', 'text'] as const;

/** Why no step can ever fit, or undefined when one can. */
export function stepFault(file: StepFile): string | undefined {
  const call = CALL_KEYS.find((key) => file[key] !== undefined);
  const message = MESSAGE_KEYS.find((key) => file[key] !== undefined);
  if (call !== undefined && message !== undefined) return `\`${call}\` is of tool calls, \`${message}\` of messages`;
  if (call !== undefined && file.type === 'message') return `\`${call}\` is of tool calls`;
  return message !== undefined && file.type === 'tool_call' ? `\`${message}\` is of messages` : undefined;
}

/** Compiles a matcher: every key that is given has to fit. @throws Error when a pattern is no regular expression */
export function compileStep(file: StepFile): StepMatcher {
  const call = callTests(file);
  const message = messageTests(file);
  const fits = (step: Step): boolean => {
    if (step.type === 'tool_call') return file.type !== 'message' && message.length === 0 && all(call, step);
    return file.type !== 'tool_call' && call.length === 0 && all(message, step);
  };
  return { fits, shown: shownValue(file, 120) };
}

type Test<S> = (step: S) => boolean;

function all<S>(tests: readonly Test<S>[], step: S): boolean {
  for (const test of tests) if (!test(step)) return false;
  return true;
}

function callTests({ tool, args, result, error }: StepFile): readonly Test<ToolCallStep>[] {
  const tests: Test<ToolCallStep>[] = [];
  if (tool !== undefined) {
    const names = nameTest(tool);
    tests.push((step) => names(step.tool));
  }
  if (args !== undefined) tests.push((step) => includesPart(step.args, args));
  if (error !== undefined) tests.push((step) => hasError(step) === error);
  if (result !== undefined) {
    const fits = textTest(result);
    tests.push((step) => step.result !== undefined && fits(textOf(step.result)));
  }
  return tests;
}

function messageTests({ role, text }: StepFile): readonly Test<MessageStep>[] {
  const tests: Test<MessageStep>[] = [];
  if (role !== undefined) {
    const names = nameTest(role);
    tests.push((step) => names(step.role));
  }
  if (text !== undefined) {
    const fits = textTest(text);
    tests.push((step) => fits(step.text));
  }
  return tests;
}

function hasError(step: ToolCallStep): boolean {
  return step.error !== undefined && step.error !== null;
}

/** A result that is no text is read as compact JSON. */
function textOf(result: unknown): string {
  return typeof result === 'string' ? result : JSON.stringify(result);
}

function textTest(file: TextFile): Test<string> {
  if (typeof file === 'string') return (text) => text.includes(file);
  const regex = compileRegex(file.matches);
  return (text) => regex.test(text);
}

function nameTest(names: string | readonly string[]): Test<string> {
  const tests = (typeof names === 'string' ? [names] : names).map(globTest);
  return (name) => tests.some((test) => test(name));
}

/** `*` stands for any characters, also none. */
function globTest(glob: string): Test<string> {
  const [first = '', ...others] = glob.split('*');
  const last = others.pop();
  if (last === undefined) return (name) => name === glob;
  return (name) => {
    if (!name.startsWith(first)) return false;
    let at = first.length;
    for (const part of others) {
      const found = name.indexOf(part, at);
      if (found === -1) return false;
      at = found + part.length;
    }
    return name.length - last.length >= at && name.endsWith(last);
  };
}
