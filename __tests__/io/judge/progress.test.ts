import { expect, test } from 'vitest';
import { endProgress, showProgress } from '../../../src/io/judge/progress.ts';

function terminal(isTTY: boolean) {
  const said: string[] = [];
  return { said, isTTY, write: (text: string | Uint8Array) => said.push(String(text)) > 0 };
}

test('progress is said over what was said before, and taken away at the end', () => {
  const there = terminal(true);
  showProgress('1 of 2', there);
  endProgress(there);
  expect(there.said).toEqual(['\r1 of 2\u001b[K', '\r\u001b[K']);
});

test('progress is said to nobody but a terminal', () => {
  const there = terminal(false);
  showProgress('1 of 2', there);
  endProgress(there);
  expect(there.said).toEqual([]);
});
