import { memberPointer } from '../../contract/json.ts';
import type { ProblemList } from '../problem-list.ts';
import { TOTAL } from './judged-node.ts';

const KEY = /^[a-z][a-z0-9_]{0,63}$/;
const RESERVED = [TOTAL, 'constructor', 'prototype'];

/** Checks the key of a criterion, node or derived fact: what others name, and what policies and reports show. */
export function checkKey(key: string, parent: string, problems: ProblemList): void {
  checkName(key, memberPointer(parent, key), problems);
}

/** Whether a criterion, node or derived fact may have this key. */
export function isKey(key: string): boolean {
  return KEY.test(key) && !RESERVED.includes(key);
}

/** Checks a key that is written as a value. */
export function checkName(key: string, pointer: string, problems: ProblemList): void {
  if (isKey(key)) return;
  problems.add(pointer, {
    code: 'bad-key',
    what: `\`${key}\` cannot be a key`,
    expected: RESERVED.includes(key)
      ? `any other name: ${RESERVED.join(', ')} are reserved`
      : 'a small letter, then small letters, digits and _',
  });
}
