import type { ASTNode } from '@marcbachmann/cel-js';
import { FEWER_PLACES, LargePattern } from '../../contract/linear-pattern.ts';
import { compileRegex, type LinearRegex } from '../patterns/linear-regex.ts';
import { type Compiling, expecting, type Part, type Read, readBoth, readOne, refuse } from './compiling.ts';
import { type Evaluating, spend, spendOnMatching, Unknown } from './evaluating.ts';
import { type NodeOf, sourceOf } from './parse-cel.ts';
import { tellRedacted } from './same-value.ts';

/** A pattern that comes from data: how long it may be, and what compiling it costs. */
const MAX_PATTERN = 500;
const STEPS_PER_PATTERN = 1000;
const STEPS_PER_CHARACTER = 200;
const STEPS_PER_PLACE = 10;

/** `text.matches(pattern)`: whether RE2 finds the pattern anywhere in the text, in linear time. */
export function compileMatches(node: ASTNode, args: readonly ASTNode[], compiling: Compiling): Part {
  const [text, pattern] = args;
  if (text === undefined || pattern === undefined || args.length > 2) {
    return refuse('`matches` takes a text and a pattern, as in `output.matches("[0-9]+")`', node, compiling);
  }
  const readText = expecting(text, ['text'], compiling);
  const readRegex =
    pattern.op === 'value' ? compileWritten(pattern, compiling) : compileFromData(pattern, node, compiling);
  const read = readBoth(readText, readRegex, (value, regex, at) => {
    spendOnMatching(at, value.length, regex);
    return regex.test(value);
  });
  return { kind: 'boolean', read };
}

/** A pattern that is written down is compiled once, and refused at once when it is invalid. */
function compileWritten(node: NodeOf<'value'>, compiling: Compiling): Read<LinearRegex> {
  expecting(node, ['text'], compiling);
  const regex = regexOf(String(node.args));
  if (regex instanceof Unknown) refuse(regex.reason, node, compiling);
  return () => regex;
}

/** A pattern without its secret finds what nobody asked for. */
function compileFromData(node: ASTNode, call: ASTNode, compiling: Compiling): Read<LinearRegex> {
  const readPattern = expecting(node, ['text'], compiling);
  const redactedIn = tellRedacted(sourceOf(call));
  return readOne(readPattern, (pattern, at) => redactedIn(pattern) ?? regexFromData(pattern, at));
}

function regexFromData(pattern: string, at: Evaluating): LinearRegex | Unknown {
  const known = at.patterns.get(pattern);
  if (known !== undefined) return known;
  if (pattern.length > MAX_PATTERN) return new Unknown(`the pattern is longer than ${MAX_PATTERN} characters`);
  spend(at, STEPS_PER_PATTERN + STEPS_PER_CHARACTER * pattern.length);
  const compiled = regexOf(pattern, (size) => spend(at, STEPS_PER_PLACE * size));
  at.patterns.set(pattern, compiled);
  return compiled;
}

/** @param onLarge what a pattern with large counts has cost before it was refused */
function regexOf(pattern: string, onLarge?: (size: number) => void): LinearRegex | Unknown {
  try {
    return compileRegex(pattern);
  } catch (error) {
    const what = `the pattern is invalid: ${(error as Error).message}`;
    if (!(error instanceof LargePattern)) return new Unknown(what);
    onLarge?.(error.size);
    return new Unknown(`${what}. ${FEWER_PLACES}`);
  }
}
